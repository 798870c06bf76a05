import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { StepNumber } from '../fields/field.ts';
import { fieldsOf, labelOf, type FieldName, type RegistrationForm } from '../fields/table.ts';

type Form = Pick<UseFormReturn<RegistrationForm>, 'getFieldState'>;

/** The texts of an error: beside the field, and the specified text for the error box. */
interface ErrorTexts {
  text: string;
  message: string;
}

/** Converts an error to the type of react-hook-form, which keeps both texts. */
export function toFieldError({ text, message }: ErrorTexts): FieldError {
  return {
    type: 'custom',
    message: text,
    ...(text !== message && { types: { specified: message } }),
  };
}

/** An error in the form. The types of a list's error lack some properties. */
type FormFieldError = { [Key in 'message' | 'types']?: FieldError[Key] | undefined };

/** Returns the specified text of an error if it differs from the text beside the field. */
export function groupTextOf(error: FormFieldError | undefined): string | undefined {
  const specified = error?.types?.['specified'];
  return typeof specified === 'string' ? specified : undefined;
}

export interface FieldLink {
  field: FieldName;
  text: string;
}

/** The content of the error box: the errors of the last press of the step's button. */
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
  /** Advice that the box shows beside its text. */
  advice?: 'sign-in-instead' | 'asked-before' | 'outcome-unknown' | 'card-removed' | 'reload';
  /**
   * The field to focus, if it is clear which field must be corrected first. @default the error box
   */
  focus?: FieldName;
}

/** Returns the error box for the errors of a step in the form; `undefined` if there are none. */
export function formErrorOf(step: StepNumber, form: Form): FormError | undefined {
  const errors = fieldsOf(step).flatMap((field) => {
    const { error } = form.getFieldState(field);
    return error ? [{ field, text: groupTextOf(error) ?? error.message ?? '' }] : [];
  });
  return errors.length > 0 ? toFormError(step, errors) : undefined;
}

/**
 * Returns the error box for fields with their specified texts. If all errors share one text, the
 * box shows the text, then the names of its fields as links. If there are several texts, each text
 * is a link to its first field. On the address step, the texts are joined instead.
 */
export function toFormError(step: StepNumber, errors: readonly FieldLink[]): FormError {
  const messages = [...new Set(errors.map(({ text }) => text))];
  if (step === 3 || messages.length === 1)
    return {
      message: messages.join('. '),
      links: errors.map(({ field }) => ({ field, text: labelOf(field) })),
    };
  const links = messages.flatMap((text) => errors.find((error) => error.text === text) ?? []);
  return { message: '', links };
}

/**
 * Returns the error of code that could not be loaded: that of the shown step after a reload, or that
 * of the step after the first one. After a second failure it offers a reload of the page: some
 * browsers remember a failed script until then.
 */
export function notLoaded(step: StepNumber, isRepeated: boolean): FormError {
  const text =
    step > 1
      ? 'This step could not be loaded. Everything you entered is still here.'
      : 'The next step could not be loaded.';
  return {
    message: `${text} Please check your connection and try again.`,
    links: [],
    ...(isRepeated && { advice: 'reload' }),
  };
}
