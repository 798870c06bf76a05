type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Some password managers write into a field and send no event, so that React does not hear of it. From now on each
 * field of the page reports its value before a form is sent; React ignores a value that it knows. Calling it again
 * changes nothing.
 */
export function reportFilledFields(): void {
  document.addEventListener('submit', report, { capture: true });
}

/** Without the kinds of fields for which React calls `onChange` whether the value is new or not. */
const fields =
  'form :is(select, textarea, input:not([type="file"], [type="checkbox"], [type="radio"]))';

function report(): void {
  // One form may use what stands in another, as the recovery by code does.
  const found = [...document.querySelectorAll<Field>(fields)].map((field) => ({
    field,
    value: field.value,
  }));
  for (const { field, value } of found) {
    // Rendering after an earlier field's report has put the old value back.
    if (field.value !== value) write(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Sets the value by the prototype's setter: React watches the field's own, and would not call `onChange`. */
function write(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(prototype as object, 'value', value, field);
}
