import { type StepNumber, labelOf } from './fields.ts';
import type { FieldName } from './registrationForm.ts';

export interface FieldError {
  field: FieldName;
  /** The text beside the field. */
  text: string;
}

/** An error that a step's validation found. */
export interface StepError extends FieldError {
  /** The specified text, which may cover several fields. */
  message: string;
}

export interface FieldLink {
  field: FieldName;
  text: string;
  /**
   * All fields that the text covers, if there are several.
   * @default only `field`
   */
  fields?: readonly FieldName[];
}

/** The content of a step's error box: why the applicant cannot continue. */
export interface FormError {
  /**
   * The specified text, shown first, with its line breaks. Empty if the links contain the whole
   * message.
   */
  message: string;
  /**
   * Links to the fields to correct, in the order of the page. After a rejection by the service, the
   * links are in the order of its response.
   */
  links: readonly FieldLink[];
  /**
   * Whether the text covers more than its links, so that an error may remain although all links are
   * resolved.
   */
  hasMore?: true;
  /** Advice that the box shows beside its text. */
  advice?: 'sign-in-instead' | 'asked-before' | 'outcome-unknown' | 'card-removed' | 'reload';
  /**
   * The field to focus, if it is clear which field must be corrected first. @default the error box
   */
  focus?: FieldName;
}

/**
 * Returns the content of a step's error box. If all errors share one text, the box shows the text,
 * then the names of its fields as links. If there are several texts, each text is a link to its
 * first field. On the address step, the texts are joined instead.
 */
export function toFormError(step: StepNumber, errors: readonly StepError[]): FormError {
  const messages = [...new Set(errors.map(({ message }) => message))];
  if (step === 3 || messages.length === 1)
    return {
      message: messages.join('. '),
      links: errors.map(({ field }) => ({ field, text: labelOf(field) })),
    };
  return { message: '', links: linksOfTexts(errors) };
}

/** Returns each distinct text as the link to its first field. */
export function linksOfTexts(errors: readonly StepError[]): FieldLink[] {
  const messages = [...new Set(errors.map(({ message }) => message))];
  return messages.flatMap((text) => {
    const fields = errors.filter(({ message }) => message === text).map(({ field }) => field);
    const [field] = fields;
    return field ? [{ field, text, ...(fields.length > 1 && { fields }) }] : [];
  });
}

/** Fields that share one specified text. A group component of the kit shows the text below them. */
export interface ErrorGroup {
  /** The id of the group. Its fields reference the group's text. */
  id: string;
  fields: readonly FieldName[];
  text: string;
}

/** Returns the id of the element that contains a group's text. */
export function groupTextId({ id }: ErrorGroup): string {
  return `${id}-error`;
}
