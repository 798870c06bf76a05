import { ApiError, HttpError, NetworkError, TimeoutError } from '@bank-bonuses/api-client';
import { AuthError } from '@bank-bonuses/auth';
import { passwordTooLongMessage } from '@bank-bonuses/product';
import type { FormError } from '../errors/formError.ts';
import { invalidEmailText } from '../fields/passwordRules.ts';
import { fieldAt } from '../fields/payload.ts';
import { labelOf, type FieldName, type RegistrationForm } from '../fields/table.ts';

/** The text of a field that the service rejected. */
interface FieldError {
  field: FieldName;
  text: string;
}

/** The errors of a failed submission: for the error box, and for the fields. */
export interface SubmissionErrors {
  formError: FormError;
  fieldErrors: FieldError[];
}

export function submissionErrors(
  message: string,
  fieldErrors: FieldError[] = [],
  advice?: FormError['advice'],
): SubmissionErrors {
  const links = fieldErrors.map(({ field }) => ({ field, text: labelOf(field) }));
  return { fieldErrors, formError: { message, links, ...(advice && { advice }) } };
}

/** Returns the errors of a failed sign-up. */
export function signUpErrors(error: unknown): SubmissionErrors {
  if (!(error instanceof Error)) return submissionErrors('Failed to create user account');
  const { code, needsReload } = error instanceof AuthError ? error : {};
  const rejected = rejectedField(code, error.message);
  const text = rejected?.text ?? (error.message || 'Failed to create auth user');
  const field = rejected?.field ?? fieldOfCode[code ?? ''];
  const advice = needsReload ? 'reload' : adviceOfCode[code ?? ''];
  return submissionErrors(text, field ? [{ field, text }] : [], advice);
}

/** Returns the field of an identity provider's error about the address or the password. */
function rejectedField(code: string | undefined, message: string): FieldError | undefined {
  if (code !== 'validation_failed' && code !== 'email_address_invalid') return undefined;
  if (code === 'email_address_invalid' || /email/i.test(message))
    return { field: 'email', text: invalidEmailText };
  return /password/i.test(message)
    ? { field: 'password', text: passwordTooLongMessage }
    : undefined;
}

const adviceOfCode: Record<string, FormError['advice']> = {
  email_exists: 'sign-in-instead',
  user_already_exists: 'sign-in-instead',
  session_ended: 'sign-in-instead',
  // A mail has just been sent to the address, because this applicant signed up in another tab or
  // before a reload.
  over_email_send_rate_limit: 'asked-before',
};

const fieldOfCode: Record<string, FieldName> = {
  email_address_not_authorized: 'email',
  email_exists: 'email',
  user_already_exists: 'email',
  weak_password: 'password',
  current_password_invalid: 'password',
  reauthentication_needed: 'password',
};

/** Returns whether the service may have stored the registration although its response is lost. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof HttpError && error.status >= 500 && error.detail === undefined);

const withoutDetail = 'Failed to register account. Please try again later.';

/** Returns the errors of a failed registration request. */
export function registerErrors(error: unknown, form: RegistrationForm): SubmissionErrors {
  if (!(error instanceof Error)) return submissionErrors('Registration failed');
  if (!(error instanceof ApiError)) return submissionErrors(withoutDetail);
  const message = error.message || withoutDetail;
  // The text of a time-out itself says that the registration may have arrived.
  const advice =
    isOutcomeUnknown(error) && !(error instanceof TimeoutError) ? 'outcome-unknown' : undefined;
  if (!(error instanceof HttpError)) return submissionErrors(message, [], advice);
  const fieldErrors = fieldErrorsOf(error, form);
  switch (error.status) {
    case 401:
      return submissionErrors(message, [{ field: 'password', text: message }], 'sign-in-instead');
    case 402:
      return declinedCardErrors(message, fieldErrors);
    case 409:
      return submissionErrors(message, fieldErrors, 'sign-in-instead');
    default:
      return submissionErrors(message, fieldErrors, advice);
  }
}

/**
 * Returns the errors of a declined card. The decline is final, so the card's number and code are
 * cleared, as after a success. After other errors, the card is not cleared: a 422 or 429 precedes
 * the charge. After a 5xx, a time-out or a lost connection the card may have been charged; only a
 * retry of the same registration shows whether it was.
 */
function declinedCardErrors(message: string, named: FieldError[]): SubmissionErrors {
  // If the response names no field, the error is shown at the card's number.
  const marked = named.length > 0 ? named : [{ field: 'cardNumber', text: message } as const];
  const { formError, fieldErrors } = submissionErrors(message, marked, 'card-removed');
  return { fieldErrors, formError: { ...formError, focus: 'cardNumber' } };
}

function fieldErrorsOf(error: HttpError, form: RegistrationForm): FieldError[] {
  const fieldErrors = new Map<FieldName, FieldError>();
  for (const { loc, message } of error.fieldErrors) {
    const field = fieldAt(loc, form);
    if (field && !fieldErrors.has(field)) fieldErrors.set(field, { field, text: message });
  }
  return [...fieldErrors.values()];
}
