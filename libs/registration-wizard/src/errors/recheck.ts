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
  /** The error that the box shows. */
  formError: FormError;
  step: StepNumber;
  answers: RegistrationForm;
  /** The error texts of the marked fields. */
  marks: ReadonlyMap<FieldName, string | undefined>;
  /** The answers that the service rejected, by field. */
  rejected: ReadonlyMap<FieldName, unknown>;
  /**
   * Whether a field was on the page when the button was pressed. The errors of a field that
   * appeared later are not shown before the next press.
   */
  wasShown: (field: FieldName) => boolean;
  /** The password rules of the deployment. @default as specified */
  rules?: PasswordRules;
}

/** The state of an error box for the current answers. */
export interface Rechecked {
  /**
   * The error that replaces the shown one, because another field is invalid now; otherwise
   * `undefined`.
   */
  next: FormError | undefined;
  /** Whether a choice made since the press requires an answer that is still missing. */
  asksMore: boolean;
  /** Returns whether every field of a link is valid. */
  isResolved: (link: FieldLink) => boolean;
  /** Returns the first field of a link that is still invalid; the link leads to it. */
  firstLeft: (link: FieldLink) => FieldName;
}

/**
 * Updates an error box for the current answers: a valid answer may have become invalid, and another
 * choice may require other fields. Uses the same schemas as the step's button, so that the box
 * reports that all errors are fixed only if the step is valid. A link is resolved only if its
 * answer is valid.
 */
export function recheck(input: RecheckInput): Rechecked {
  const { formError, step, answers, marks, rejected, wasShown, rules } = input;
  const isLast = step === lastStep;
  const named = formError.links.flatMap(fieldsOf);
  // The steps to validate: the current one and those of the linked fields. On the last step, all
  // steps are validated, because it submits all of them.
  const asked = stepNumbers.filter(
    (each) => isLast || each === step || named.some((field) => stepOf(field) === each),
  );
  const found = asked.map((each) => ({ each, errors: findStepErrors(each, answers, rules) }));
  const wrongFields = new Set(found.flatMap(({ errors }) => errors).map(({ field }) => field));
  const checked = found.filter(({ each }) => isLast || each === step).map(({ errors }) => errors);
  const shownErrors = checked.map((errors) => errors.filter(({ field }) => wasShown(field)));
  const inTheWay = shownErrors.find(({ length }) => length > 0) ?? [];

  // An answer that was changed and then changed back is still rejected: the service would reject it
  // again.
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

/**
 * Returns the value by which an answer is compared. For an agreement it is the time at which its
 * box was checked, so that the answer changes if the box is cleared and checked again.
 */
export function comparedAnswer(field: FieldName, answers: RegistrationForm): unknown {
  const moment = `${field}At`;
  return moment in answers ? answers[moment as FieldName] : answers[field];
}

const fieldsOf = ({ field, fields = [field] }: FieldLink) => fields;

/**
 * Returns the error that a press of the button would show, followed by links to the fields that the
 * service has rejected.
 */
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
