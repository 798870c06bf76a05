import { isAsked } from '../form/isAsked.ts';
import { labelOf, stepOf, lastStep, stepNumbers, type StepNumber } from '../form/fields.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import {
  linksOfTexts,
  toFormError,
  type FieldLink,
  type FormError,
  type StepError,
} from '../form/formError.ts';
import type { PasswordRules } from '../steps/AccountStep/passwordRules.ts';
import { findStepErrors } from '../steps/schemas.ts';

export interface RecheckInput {
  /** What the box says. */
  formError: FormError;
  /** The step that shows. */
  step: StepNumber;
  answers: RegistrationForm;
  /** The text beside each field that is marked. */
  marks: ReadonlyMap<FieldName, string | undefined>;
  /** What the service has rejected: the answer of each field as it was then. */
  rejected: ReadonlyMap<FieldName, unknown>;
  /** Whether a field was on the page when the button was pressed; one that came up since is not blamed yet. */
  wasShown: (field: FieldName) => boolean;
  /** What the password must be. @default as specified */
  rules?: PasswordRules;
}

/** An error box's links, checked against the present answers. */
export interface Rechecked {
  /** What the box has to say instead: something it does not name is in the way now. */
  next: FormError | undefined;
  /** A choice made since the press asks for something that is not there yet. */
  asksMore: boolean;
  /** Nothing that a link speaks of is left. */
  isResolved: (link: FieldLink) => boolean;
  /** Where a link leads: to the first of its fields that is left. */
  firstLeft: (link: FieldLink) => FieldName;
}

/**
 * Checks what an error box says once more: an answer that was right may be spoilt, and another choice may
 * ask for something else, which nobody has had a chance to give. Links go only where the answers are good, and only a box whose
 * links all are says that the button can be pressed; so the same schemas decide as behind the button.
 */
export function recheck(input: RecheckInput): Rechecked {
  const { formError, step, answers, marks, rejected, wasShown, rules } = input;
  const isLast = step === lastStep;
  const named = formError.links.flatMap(fieldsOf);
  // The steps that the box speaks of; the last one is handed in with all others.
  const asked = stepNumbers.filter(
    (each) => isLast || each === step || named.some((field) => stepOf(field) === each),
  );
  const found = asked.map((each) => ({ each, errors: findStepErrors(each, answers, rules) }));
  const wrongFields = new Set(found.flatMap(({ errors }) => errors).map(({ field }) => field));
  const checked = found.filter(({ each }) => isLast || each === step).map(({ errors }) => errors);
  const shownErrors = checked.map((errors) => errors.filter(({ field }) => wasShown(field)));
  const inTheWay = shownErrors.find(({ length }) => length > 0) ?? [];

  // The service would say the same of the same answer, also where it was changed and changed back.
  const isRejected = (field: FieldName) =>
    rejected.has(field) &&
    isAsked(field, answers) &&
    rejected.get(field) === comparedAnswer(field, answers);
  const isLeft = (field: FieldName) =>
    wrongFields.has(field) || marks.has(field) || isRejected(field);
  const isResolved = (link: FieldLink) => !fieldsOf(link).some(isLeft);

  const isNamed = inTheWay.every(({ field }) => named.includes(field));
  const next =
    isNamed || !formError.links.some(isResolved)
      ? undefined
      : nextFormError(
          formError,
          inTheWay,
          formError.links.filter((link) => fieldsOf(link).some(isRejected)),
          marks,
        );
  return {
    next,
    asksMore: checked.flat().some(({ field }) => !wasShown(field)),
    isResolved,
    firstLeft: (link) => fieldsOf(link).find(isLeft) ?? link.field,
  };
}

/** What an answer is compared by: an agreement that was ticked anew is another one. */
export function comparedAnswer(field: FieldName, answers: RegistrationForm): unknown {
  const moment = `${field}At`;
  return moment in answers ? answers[moment as FieldName] : answers[field];
}

const fieldsOf = ({ field, fields = [field] }: FieldLink) => fields;

/** The box as the button would show it, with what the service has rejected at its end. */
function nextFormError(
  { hasMore }: FormError,
  errors: readonly StepError[],
  rejected: readonly FieldLink[],
  marks: RecheckInput['marks'],
): FormError | undefined {
  const [first] = errors;
  if (!first) return undefined;
  const more = hasMore && { hasMore };
  if (rejected.length === 0) return { ...toFormError(stepOf(first.field), errors), ...more };
  const links = rejected.map((link) => {
    const text = marks.get(link.field);
    return text === undefined ? link : { ...link, text: `${labelOf(link.field)}: ${text}` };
  });
  return { message: '', links: [...linksOfTexts(errors), ...links], ...more };
}
