type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Dispatches a `change` event for every field before a form is submitted. Some password managers
 * fill in fields without an event, so React does not notice the new value. For a value that React
 * already has, the event has no effect. Idempotent.
 */
export function reportFilledFields(): void {
  document.addEventListener('submit', report, { capture: true });
}

/** The last reported value of each field. */
const reported = new WeakMap<Field, string>();

/** Excludes the types of fields for which React calls `onChange` even if the value is unchanged. */
const fields =
  'form :is(select, textarea, input:not([type="file"], [type="checkbox"], [type="radio"]))';

function report(): void {
  // Includes all fields of the page, because a form may use the fields of another form, as the
  // recovery by code does.
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
 * Returns whether React has this value and displays it. The displayed value is compared too,
 * because a re-render after an earlier field's event can restore an old value. React's value
 * tracker is not sufficient, because it also records values that scripts of the page write. In a
 * controlled field, `defaultValue` equals the value, including for a masked number.
 */
function isKnown(field: Field, value: string): boolean {
  const { value: shown, defaultValue } = field as HTMLInputElement;
  return shown === value && (defaultValue === value || reported.get(field) === value);
}

/**
 * Sets the value with the setter of the prototype. The field's own setter is tracked by React,
 * which then would not call `onChange`.
 */
function write(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(prototype as object, 'value', value, field);
}
