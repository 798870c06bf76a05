type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Some password managers write into a field and send no event, so that React does not hear of it. From now on each
 * field of the page reports its value before a form is sent; React ignores a value that it knows. Calling it again
 * changes nothing.
 */
export function reportFilledFields(): void {
  document.addEventListener('submit', report, { capture: true });
}

/** What each field has reported last. */
const reported = new WeakMap<Field, string>();

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
    if (!isKnown(field, value)) {
      field.value = '';
      write(field, value);
    }
    field.dispatchEvent(new Event('change', { bubbles: true }));
    reported.set(field, value);
  }
}

/**
 * Whether React has told of the value, and it still stands there: rendering after an earlier field's report puts an old
 * one back, and what a script of the page writes by the field's own setter React notes and tells nobody. A field whose
 * value its owner keeps has it as its default one, too, a masked number as well.
 */
function isKnown(field: Field, value: string): boolean {
  const { value: shown, defaultValue } = field as HTMLInputElement;
  return shown === value && (defaultValue === value || reported.get(field) === value);
}

/** Sets the value by the prototype's setter: React watches the field's own, and would not call `onChange`. */
function write(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(prototype as object, 'value', value, field);
}
