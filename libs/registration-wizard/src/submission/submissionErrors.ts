import { ApiError, HttpError, NetworkError, TimeoutError } from '@bank-bonuses/api-client';
import { AuthError } from '@bank-bonuses/auth';
import { passwordTooLongMessage } from '@bank-bonuses/product';
import type { FormError } from '../errors/formError.ts';
import { invalidEmailText } from '../fields/passwordRules.ts';
import { fieldAt } from '../fields/payload.ts';
import { needsReload } from '../loadCode.ts';
import { labelOf, type FieldName, type RegistrationForm } from '../fields/table.ts';

/** The text of a field that the service rejected. */
export interface FieldError {
  field: FieldName;
  text: string;
}

/** The errors of a failed submission: for the error box, and for the fields. */
export interface SubmissionErrors {
  formError: FormError;
  fieldErrors: FieldError[];
  /** Whether the payment processor declined the card, so that its number and code are cleared. */
  isCardSpent?: true;
  /** Whether the request timed out. The text of a time-out itself says that it may have arrived. */
  isTimedOut?: true;
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
  const code = error instanceof AuthError ? error.code : undefined;
  const rejected = code === undefined ? undefined : rejectedField(code, error.message);
  const message = rejected?.text ?? (error.message || 'Failed to create auth user');
  const field = rejected?.field ?? (code === undefined ? undefined : fieldOfCode[code]);
  const advice = needsReload(error) ? 'reload' : adviceOfCode[code ?? ''];
  return submissionErrors(message, field ? [{ field, text: message }] : [], advice);
}

/** Returns the field of an identity provider's error about the address or the password. */
function rejectedField(code: string, message: string): FieldError | undefined {
  const isAddress = code === 'email_address_invalid' || /email/i.test(message);
  if (code !== 'validation_failed' && code !== 'email_address_invalid') return undefined;
  if (isAddress) return { field: 'email', text: invalidEmailText };
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

/** Returns the errors of a failed registration request. */
export function registerErrors(error: unknown, form: RegistrationForm): SubmissionErrors {
  if (!(error instanceof Error)) return submissionErrors('Registration failed');
  if (!(error instanceof ApiError)) return submissionErrors(withoutDetail);
  const message = error.message || withoutDetail;
  if (needsReload(error)) return submissionErrors(message, [], 'reload');
  if (error instanceof NetworkError) return submissionErrors(message, [], 'outcome-unknown');
  if (error instanceof TimeoutError) return { ...submissionErrors(message), isTimedOut: true };
  if (!(error instanceof HttpError)) return submissionErrors(message);
  if (error.status === 401)
    return submissionErrors(message, [{ field: 'password', text: message }], 'sign-in-instead');
  if (error.status === 409)
    return submissionErrors(message, fieldErrorsOf(error, form), 'sign-in-instead');
  if (error.status === 402) return declinedCardErrors(message, fieldErrorsOf(error, form));
  if (error.detail === undefined)
    return submissionErrors(message, [], error.status >= 500 ? 'outcome-unknown' : undefined);
  return submissionErrors(message, fieldErrorsOf(error, form));
}

/**
 * Returns the errors of a declined card. The decline is final, so the card's number and code are
 * cleared, as after a success. After other errors, the card is not cleared: a 422 or 429 precedes
 * the charge. After a 5xx, a time-out or a lost connection the card may have been charged; only a
 * retry of the same registration shows whether it was.
 */
function declinedCardErrors(message: string, fieldErrors: FieldError[]): SubmissionErrors {
  // If the response of a declined card names no field, the error is shown at the card's number.
  const [first = { field: 'cardNumber', text: message } as const] = fieldErrors;
  const errors = submissionErrors(
    message,
    fieldErrors.length > 0 ? fieldErrors : [first],
    'card-removed',
  );
  return {
    ...errors,
    formError: { ...errors.formError, focus: 'cardNumber' },
    isCardSpent: true,
  };
}

const withoutDetail = 'Failed to register account. Please try again later.';

function fieldErrorsOf(error: HttpError, form: RegistrationForm): FieldError[] {
  const fieldErrors = new Map<FieldName, FieldError>();
  for (const { loc, message } of error.fieldErrors) {
    const field = fieldAt(loc, form);
    if (field && !fieldErrors.has(field)) fieldErrors.set(field, { field, text: message });
  }
  return [...fieldErrors.values()];
}
