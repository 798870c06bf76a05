type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Excludes the types of fields for which React calls `onChange` even if the value is unchanged. */
const fields =
  'form :is(select, textarea, input:not([type="file"], [type="checkbox"], [type="radio"]))';

/**
 * Dispatches a `change` event for every field before a form is submitted. Some password managers
 * fill in fields without an event, so React does not notice the new value. For a value that React
 * already has, the event has no effect. Idempotent.
 */
export function reportFilledFields(): void {
  document.addEventListener('submit', report, { capture: true });
}

function report(): void {
  // Includes all fields of the page, because a form may use the fields of another form, as the
  // recovery by code does.
  const filled = [...document.querySelectorAll<Field>(fields)].map((field) => ({
    field,
    value: field.value,
  }));
  for (const { field, value } of filled) {
    // A re-render after an earlier field's event has restored the old value. React tracks the field's
    // own setter and would ignore the event, so this calls the prototype's.
    if (field.value !== value)
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
