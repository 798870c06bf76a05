type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * From now on, tells every form of the page what its fields hold before one of them is sent, however often this is
 * called. Some password managers and form fillers write into a field and send no event, so that React never hears of it;
 * it leaves alone what it knows already.
 */
export function reportFilledFields(): void {
  document.addEventListener('submit', report, { capture: true });
}

/** Not those whose `change` React takes for an answer without comparing. */
const fields =
  'form :is(select, textarea, input:not([type="file"], [type="checkbox"], [type="radio"]))';

function report(): void {
  // One form may use what stands in another, as the recovery by code does.
  const found = [...document.querySelectorAll<Field>(fields)].map((field) => ({
    field,
    value: field.value,
  }));
  for (const { field, value } of found) {
    // React draws a form anew once one of its fields is told of, without what it has not heard of yet.
    if (field.value !== value) write(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** React notices what is set on the field itself, and would not tell of it again. */
function write(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(prototype as object, 'value', value, field);
}
