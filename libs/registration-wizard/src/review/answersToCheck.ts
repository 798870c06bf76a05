import { dollars, incomeNote, incomeOf, plainEmail } from '../formatting/typedValues.ts';
import { labelOf, lastStep, type StepNumber } from '../form/fields.ts';
import { isAsked } from '../form/isAsked.ts';
import { photoNames } from '../form/photoPreviews.ts';
import { isCompleteSsn } from '../steps/PersonalStep/PersonalStep.schema.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import { stepLabels } from '../steps/stepMessages.ts';
import { longDay, methodNames } from '@bank-bonuses/messages';
import { formatPhone, formatSsn, maskSsn } from '@bank-bonuses/ui';

export interface CheckedAnswer {
  term: string;
  value: string;
}

/** The answers of one step in the summary. */
export interface CheckedStep {
  step: StepNumber;
  title: string;
  answers: CheckedAnswer[];
}

/**
 * Returns the answers in the order of the pages. Secrets are not shown in full: only the last four
 * digits of the SSN, only the holder of the card, and only whether the mother's maiden name and the
 * photos were given. The agreements are omitted, because they are shown above on the same page.
 */
export function answersToCheck(form: RegistrationForm): CheckedStep[] {
  const line = (field: FieldName, value: string) => ({ term: labelOf(field), value });
  const asked = <Name extends FieldName>(fields: readonly Name[]) =>
    fields.filter((field) => isAsked(field, form));
  const answers: Record<StepNumber, CheckedAnswer[]> = {
    1: [line('email', plainEmail(form.email))],
    2: [
      line('firstName', form.firstName),
      line('lastName', form.lastName),
      line('phone', formatPhone(form.phone)),
      line('ssn', isCompleteSsn(form.ssn) ? maskSsn(formatSsn(form.ssn)) : ''),
      line('dateOfBirth', longDay(form.dateOfBirth)),
    ],
    3: [
      line('addressLine1', form.addressLine1),
      line('addressLine2', form.addressLine2),
      line('city', form.city),
      line('state', form.state),
      line('zipCode', form.zipCode),
    ],
    4: [
      ...asked(photoNames).map((field) => line(field, form[field] ? 'Added' : '')),
      { term: 'Citizenship status', value: citizenship(form) },
      ...asked(['citizenshipCountry']).map((field) => line(field, form[field])),
      line('occupation', form.occupation),
      line('employer', form.employer),
      line('income', income(form.income)),
      line('irsWithholding', yesOrNo(form.irsWithholding)),
      line('mothersMaidenName', form.mothersMaidenName.trim() ? 'Entered' : ''),
    ],
    5: [
      line('existingBankAccounts', form.existingBankAccounts.map(bankText).join('; ')),
      line('referredBy', form.referredBy),
      line('paymentMethod', form.paymentMethod && methodNames[form.paymentMethod]),
      ...asked(['paymentSent']).map((field) => line(field, yesOrNo(form[field]))),
      ...asked(['cardHolderName']).map((field) => line(field, form[field])),
      ...asked(['billingAddressSameAsHome']).map((field) => line(field, yesOrNo(form[field]))),
      ...asked(billingFields).map((field) => line(field, form[field])),
    ],
  };
  return stepLabels.map((title, index) => {
    const step = (index + 1) as StepNumber;
    return {
      step,
      title,
      answers: answers[step].map(({ term, value }) => ({
        term,
        value: value.trim() || none(step),
      })),
    };
  });
}

const none = (step: StepNumber) => (step === lastStep ? 'None' : 'Not given');

/** Returns the income as typed, with a note if it is not sent as typed. */
function income(typed: string): string {
  if (incomeNote(typed) === undefined) return typed;
  const sent = incomeOf(typed);
  return sent === undefined
    ? `${typed} (not a number, so it will not be sent)`
    : `${typed} (sent as ${dollars(sent)})`;
}

const billingFields = [
  'billingAddressLine1',
  'billingAddressLine2',
  'billingCity',
  'billingState',
  'billingZipCode',
  'billingCountry',
] as const;

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

function citizenship({ isUsCitizen, isPermanentResident }: RegistrationForm): string {
  if (isUsCitizen) return labelOf('isUsCitizen');
  return isPermanentResident ? labelOf('isPermanentResident') : 'None of the above';
}

function bankText({ institution, accountTypes }: RegistrationForm['existingBankAccounts'][number]) {
  return `${institution} (${accountTypes.join(', ')})`;
}
