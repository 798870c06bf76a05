import { groupTextId, type ErrorGroup } from './formError.ts';
import { idOf } from './fields.ts';
import type { RegistrationForm } from './registrationForm.ts';
import {
  clearErrors,
  useAnswer,
  useFieldError,
  useRegistrationForm,
} from './useRegistrationForm.ts';

type CheckboxName = {
  [Name in keyof RegistrationForm]: RegistrationForm[Name] extends boolean ? Name : never;
}[keyof RegistrationForm];

type AgreementName =
  | 'cardAuthorizationAccepted'
  | 'termsOfServiceAccepted'
  | 'independentContractorAgreementAccepted';

/** Binds a checkbox of the kit to the form. For a checkbox in a group, the group shows the error text. */
export function useCheckboxField(name: CheckboxName, group?: ErrorGroup) {
  const form = useRegistrationForm();
  const checked = useAnswer(name);
  const { text, isOfGroup } = useFieldError(name);
  return {
    id: idOf(name),
    name,
    checked,
    ...(group && isOfGroup
      ? { 'aria-invalid': true, 'aria-describedby': groupTextId(group) }
      : { error: text }),
    onCheckedChange: (isChecked: boolean) => {
      form.setValue(name, isChecked, { shouldDirty: true });
      clearErrors(form, [name]);
    },
  };
}

/** Binds an agreement's checkbox. Checking it stores the time, and clearing it removes the time. */
export function useAgreement(name: AgreementName, group?: ErrorGroup) {
  const { setValue } = useRegistrationForm();
  const field = useCheckboxField(name, group);
  return {
    ...field,
    onCheckedChange: (isChecked: boolean) => {
      field.onCheckedChange(isChecked);
      setValue(`${name}At`, isChecked ? new Date().toISOString() : '');
    },
  };
}
