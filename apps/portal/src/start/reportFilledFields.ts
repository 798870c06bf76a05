type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Makes each field of the page report its value before a form is sent, because some password managers write
 * into a field without an event, which React then does not notice. React ignores a value that it knows.
 * Idempotent.
 */
export function reportFilledFields(): void {
  document.addEventListener('submit', report, { capture: true });
}

/** The last reported value of each field. */
const reported = new WeakMap<Field, string>();

/** Excludes the types of fields for which React calls `onChange` even for a known value. */
const fields =
  'form :is(select, textarea, input:not([type="file"], [type="checkbox"], [type="radio"]))';

function report(): void {
  // All fields of the page, because one form may use the fields of another, as the recovery by code does.
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
 * Whether React knows the value and shows it. A re-render after an earlier field's report can restore an
 * old value, and React's value tracker sees values that scripts of the page write. A controlled field also
 * has its value as `defaultValue`, including a masked number.
 */
function isKnown(field: Field, value: string): boolean {
  const { value: shown, defaultValue } = field as HTMLInputElement;
  return shown === value && (defaultValue === value || reported.get(field) === value);
}

/**
 * Sets the value with the prototype's setter. React watches the field's own setter, and would not call
 * `onChange`.
 */
function write(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(prototype as object, 'value', value, field);
}
