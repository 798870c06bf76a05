import type { FieldError } from 'react-hook-form';

/**
 * The kinds of errors: the text covers only the field, or several fields of a group, or the service
 * has rejected the answer.
 */
export type ErrorType = 'own' | 'group' | 'server';

/** The texts of an error: beside the field, and the specified text for the error box. */
interface ErrorTexts {
  text: string;
  message: string;
}

/** Converts an error to the type of react-hook-form, which keeps both texts. */
export function toFieldError({ text, message }: ErrorTexts): FieldError {
  const type: ErrorType = text === message ? 'own' : 'group';
  return { type, message: text, types: { specified: message } };
}

/** An error in the form. The types of a list's error lack some properties. */
type FormFieldError = { [Key in 'type' | 'message' | 'types']?: FieldError[Key] | undefined };

/** Returns the texts of an error. */
export function textsOf({ message: text = '', types }: FormFieldError): ErrorTexts {
  const specified = types?.['specified'];
  return { text, message: typeof specified === 'string' ? specified : text };
}

export const isGroupError = (error: FormFieldError | undefined) => error?.type === 'group';
export const isServerError = (error: FormFieldError | undefined) => error?.type === 'server';
