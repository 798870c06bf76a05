import { isAsked } from './form/isAsked.ts';
import { labelOf, stepOf } from './form/fields.ts';
import type { FieldName, RegistrationForm } from './form/registrationForm.ts';
import { findIssues, linksOfTexts, toFailure, type FoundIssue } from './steps/checks.ts';
import { schemaOf } from './steps/schemas.ts';
import { lastStep, stepNumbers, type Failure, type FieldLink, type StepNumber } from './wizard.ts';

export interface RecheckInput {
  /** What the box says. */
  failure: Failure;
  /** The step that shows. */
  step: StepNumber;
  answers: RegistrationForm;
  /** The text beside each field that is marked. */
  marks: ReadonlyMap<FieldName, string | undefined>;
  /** What the service has refused: the answer of each field as it was then. */
  refused: ReadonlyMap<FieldName, unknown>;
}

/** An error box's links, checked against the present answers. */
export interface Rechecked {
  /** What the box has to say instead: something it does not name is in the way now. */
  next: Failure | undefined;
  /** Nothing that a link speaks of is left. */
  isResolved: (link: FieldLink) => boolean;
  /** Where a link leads: to the first of its fields that is left. */
  firstLeft: (link: FieldLink) => FieldName;
}

/**
 * Checks what an error box says once more: another choice may ask for something else, and an answer that
 * was right may be spoilt. Links are struck out only where the answers are good, and only a box whose
 * links all are says that the button can be pressed; so the same schemas decide as behind the button.
 */
export function recheck({ failure, step, answers, marks, refused }: RecheckInput): Rechecked {
  const found = stepNumbers.map((each) => findIssues(schemaOf(each), answers));
  const faulty = new Set(found.flat().map(({ field }) => field));
  const inTheWay =
    (step === lastStep ? found.find(({ length }) => length > 0) : found[step - 1]) ?? [];

  // The service would say the same of the same answer, also where it was changed and changed back.
  const isRefused = (field: FieldName) =>
    refused.has(field) &&
    isAsked(field, answers) &&
    refused.get(field) === comparedAnswer(field, answers);
  const isLeft = (field: FieldName) => faulty.has(field) || marks.has(field) || isRefused(field);
  const isResolved = (link: FieldLink) => !fieldsOf(link).some(isLeft);

  const named = new Set(failure.links.flatMap(fieldsOf));
  const isNamed = inTheWay.every(({ field }) => named.has(field));
  const next =
    isNamed || !failure.links.some(isResolved)
      ? undefined
      : failureOf(
          failure,
          inTheWay,
          failure.links.filter((link) => fieldsOf(link).some(isRefused)),
          marks,
        );
  return {
    next,
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

/** The box as the button would show it, with what the service has refused at its end. */
function failureOf(
  { hasMore }: Failure,
  issues: readonly FoundIssue[],
  refused: readonly FieldLink[],
  marks: RecheckInput['marks'],
): Failure | undefined {
  const [first] = issues;
  if (!first) return undefined;
  const more = hasMore && { hasMore };
  if (refused.length === 0) return { ...toFailure(stepOf(first.field), issues), ...more };
  const links = refused.map((link) => {
    const text = marks.get(link.field);
    return text === undefined ? link : { ...link, text: `${labelOf(link.field)}: ${text}` };
  });
  return { message: '', links: [...linksOfTexts(issues), ...links], ...more };
}
