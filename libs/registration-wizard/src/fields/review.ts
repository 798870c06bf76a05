import { longDay, methodNames } from '@bank-bonuses/product';
import { formatPhone, formatSsn, maskSsn } from '@bank-bonuses/ui';
import {
  dollars,
  incomeNote,
  incomeOf,
  onlyDigits,
  plainEmail,
} from '../formatting/typedValues.ts';
import { isAsked } from './conditions.ts';
import type { ExistingBank, Kind, StepNumber } from './field.ts';
import { fieldOf, fieldsOf, labelOf, type FieldName, type RegistrationForm } from './table.ts';
import { lastStep, stepAt, stepNumbers } from '../steps.ts';

export interface CheckedAnswer {
  name: FieldName;
  term: string;
  value: string;
  /** Whether the value consists of words of this page, which a page translation may translate. */
  isTranslated: boolean;
}

/** The answers of one step in the review. */
export interface CheckedStep {
  step: StepNumber;
  title: string;
  answers: CheckedAnswer[];
}

/** How texts are shown; the others are shown as they are. */
const formats: Partial<Record<Kind, (typed: string) => string>> = {
  email: plainEmail,
  phone: formatPhone,
  ssn: (typed) => (onlyDigits(typed).length === 9 ? maskSsn(formatSsn(typed)) : ''),
  day: longDay,
  income,
  method: (chosen) => Object.entries(methodNames).find(([key]) => key === chosen)?.[1] ?? '',
};

/** The kinds whose values are words of this page. */
const translatedKinds: readonly Kind[] = [
  'day',
  'photo',
  'flag',
  'citizenship',
  'country',
  'method',
];

/**
 * Returns the answers in the order of the pages. Secrets are not shown in full: only the last four
 * digits of the SSN, only the holder of the card, and only whether the mother's maiden name and the
 * photos were given. The agreements are omitted, because they are shown above on the same page.
 */
export function answersToCheck(answers: RegistrationForm): CheckedStep[] {
  return stepNumbers.map((step) => ({
    step,
    title: stepAt(step).label,
    answers: fieldsOf(step)
      .filter((name) => fieldOf(name).review !== 'hidden' && isAsked(name, answers))
      .map((name) => ({
        name,
        term: name === 'isUsCitizen' ? 'Citizenship status' : labelOf(name),
        value: textOf(name, answers).trim() || (step === lastStep ? 'None' : 'Not given'),
        isTranslated: isTranslated(name),
      })),
  }));
}

function isTranslated(name: FieldName): boolean {
  const { kind, review } = fieldOf(name);
  return review === 'given' || translatedKinds.includes(kind);
}

function textOf(name: FieldName, answers: RegistrationForm): string {
  const answer = answers[name];
  const { kind, review } = fieldOf(name);
  if (name === 'isUsCitizen') return citizenship(answers);
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (Array.isArray(answer)) return answer.map(bankText).join('; ');
  if (typeof answer !== 'string') return answer ? 'Added' : '';
  if (review === 'given') return answer.trim() && 'Entered';
  return formats[kind]?.(answer) ?? answer;
}

/** Returns the income as typed, with a note if it is not sent as typed. */
function income(typed: string): string {
  if (incomeNote(typed) === undefined) return typed;
  const sent = incomeOf(typed);
  return sent === undefined
    ? `${typed} (not a number, so it will not be sent)`
    : `${typed} (sent as ${dollars(sent)})`;
}

function citizenship({ isUsCitizen, isPermanentResident }: RegistrationForm): string {
  if (isUsCitizen) return labelOf('isUsCitizen');
  return isPermanentResident ? labelOf('isPermanentResident') : 'None of the above';
}

function bankText({ institution, accountTypes }: ExistingBank) {
  return `${institution} (${accountTypes.join(', ')})`;
}
