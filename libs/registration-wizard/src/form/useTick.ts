import { groupTextId, type FaultGroup } from './faultGroups.ts';
import { idOf } from './fields.ts';
import type { RegistrationForm } from './registrationForm.ts';
import { useAnswer, useFault, useRegistrationForm } from './useRegistrationForm.ts';

type TickName = {
  [Name in keyof RegistrationForm]: RegistrationForm[Name] extends boolean ? Name : never;
}[keyof RegistrationForm];

type AgreementName =
  'cardAuthorizationAccepted' | 'termsOfServiceAccepted' | 'independentContractorAgreementAccepted';

/** Ties a checkbox of the kit to the form. One in a group leaves the words to the group. */
export function useTick(name: TickName, group?: FaultGroup) {
  const { setValue, clearErrors } = useRegistrationForm();
  const checked = useAnswer(name);
  const { text, isOfGroup } = useFault(name);
  return {
    id: idOf(name),
    name,
    checked,
    ...(group && isOfGroup
      ? { 'aria-invalid': true, 'aria-describedby': groupTextId(group) }
      : { error: text }),
    onCheckedChange: (ticked: boolean) => {
      setValue(name, ticked, { shouldDirty: true });
      clearErrors(name);
    },
  };
}

/** A checkbox whose moment counts: the time of the tick is kept, and goes with the tick. */
export function useAgreement(name: AgreementName, group?: FaultGroup) {
  const { setValue } = useRegistrationForm();
  const tick = useTick(name, group);
  return {
    ...tick,
    onCheckedChange: (ticked: boolean) => {
      tick.onCheckedChange(ticked);
      setValue(`${name}At`, ticked ? new Date().toISOString() : '');
    },
  };
}
