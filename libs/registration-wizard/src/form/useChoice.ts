import { isAsked } from '../fields/conditions.ts';
import {
  fieldNames,
  type AgreementName,
  type CheckboxName,
  type FieldName,
  type RegistrationForm,
} from '../fields/table.ts';
import { setAnswer, useAnswer, useRegistrationForm } from './registrationForm.ts';
import { useField } from './useField.ts';

/**
 * Binds a choice to the form. An answer also removes the errors of the fields that it shows or
 * hides.
 */
export function useChoice<Name extends FieldName>(name: Name) {
  const form = useRegistrationForm();
  const { onAnswered, ...field } = useField(name);
  return {
    id: field.id,
    error: field.error,
    'aria-describedby': field['aria-describedby'],
    value: useAnswer(name),
    choose: (answer: RegistrationForm[Name]) => {
      const isShown = (each: FieldName) => isAsked(each, form.getValues());
      const shown = fieldNames.filter(isShown);
      setAnswer(form, name, answer);
      for (const each of fieldNames)
        if (isShown(each) !== shown.includes(each)) form.clearErrors(each);
      onAnswered();
    },
  };
}

/** Binds a checkbox of the kit to the form. */
export function useCheckboxField(name: CheckboxName) {
  const { value, choose, ...field } = useChoice(name);
  return { ...field, name, checked: value, onCheckedChange: choose };
}

/** Binds an agreement's checkbox. Checking it stores the time, and clearing it removes the time. */
export function useAgreement(name: AgreementName) {
  const { value, choose, ...field } = useChoice(name);
  return {
    ...field,
    name,
    checked: value !== '',
    ...(field['aria-describedby'] !== undefined && { 'aria-invalid': true, error: undefined }),
    onCheckedChange: (isChecked: boolean) => choose(isChecked ? new Date().toISOString() : ''),
  };
}
