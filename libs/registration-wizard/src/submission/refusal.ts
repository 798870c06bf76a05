import { ApiError, HttpError, NetworkError } from '@bank-bonuses/api-client';
import { AuthError } from '@bank-bonuses/auth';
import { needsReload } from '@bank-bonuses/lazy';
import { labelOf } from '../form/fields.ts';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';
import type { Failure } from '../wizard.ts';
import { fieldAt } from './serverFields.ts';

/** What stands beside a field. */
export interface Fault {
  field: FieldName;
  text: string;
}

/** Why a registration did not go through: the error box, and what stands beside the fields. */
export interface Refusal {
  failure: Failure;
  faults: Fault[];
  /** The processor has answered, so that the card of this try is of no more use. */
  isCardSpent?: true;
}

export function refuse(message: string, faults: Fault[] = [], advice?: Failure['advice']): Refusal {
  const links = faults.map(({ field }) => ({ field, text: labelOf(field) }));
  return { faults, failure: { message, links, ...(advice && { advice }) } };
}

/** A sign-up that failed. */
export function refusalOfSignUp(error: unknown): Refusal {
  if (!(error instanceof Error)) return refuse('Failed to create user account');
  const message = error.message || 'Failed to create auth user';
  const code = error instanceof AuthError ? error.code : undefined;
  const field = code === undefined ? undefined : fieldOfCode[code];
  const advice = needsReload(error) ? 'reload' : adviceOfCode[code ?? ''];
  return refuse(message, field ? [{ field, text: message }] : [], advice);
}

const adviceOfCode: Record<string, Failure['advice']> = {
  email_exists: 'sign-in-instead',
  user_already_exists: 'sign-in-instead',
  // The address has just been sent a mail: by this applicant, in another tab or before a reload.
  over_email_send_rate_limit: 'asked-before',
};

const fieldOfCode: Record<string, FieldName> = {
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  email_exists: 'email',
  user_already_exists: 'email',
  weak_password: 'password',
};

/** A post that failed. */
export function refusalOfPost(error: unknown, form: RegistrationForm): Refusal {
  if (!(error instanceof Error)) return refuse('Registration failed');
  if (!(error instanceof ApiError)) return refuse(withoutDetail);
  const message = error.message || withoutDetail;
  if (needsReload(error)) return refuse(message, [], 'reload');
  if (error instanceof NetworkError) return refuse(message, [], 'outcome-unknown');
  if (!(error instanceof HttpError)) return refuse(message);
  if (error.status === 401)
    return refuse(message, [{ field: 'password', text: message }], 'sign-in-instead');
  if (error.status === 409) return refuse(message, faultsOf(error, form), 'sign-in-instead');
  if (error.detail === undefined) return refuse(message, [], 'outcome-unknown');
  const faults = faultsOf(error, form);
  if (error.status === 402) return refusalOfCard(message, faults);
  const refusal = refuse(message, faults);
  if (error.fieldErrors.every(({ loc }) => fieldAt(loc, form))) return refusal;
  return { ...refusal, failure: { ...refusal.failure, hasMore: true } };
}

/**
 * A declined card. This answer settles what happened to the card, so its number and code are wiped as
 * after a success. No other refusal does: a 422 or a throttle came before the card was looked at, and
 * behind a failure, a time-out or a cut line the card may or may not have been charged. Those keep
 * everything, since only the same registration sent once more finds out, and nothing typed may be lost.
 */
function refusalOfCard(message: string, faults: Fault[]): Refusal {
  // A decline that names no field is about the card's number.
  const [first = { field: 'cardNumber', text: message } as const] = faults;
  const refusal = refuse(message, faults.length > 0 ? faults : [first], 'card-removed');
  return {
    ...refusal,
    failure: { ...refusal.failure, focus: 'cardNumber' },
    isCardSpent: true,
  };
}

const withoutDetail = 'Failed to register account. Please try again later.';

function faultsOf({ fieldErrors }: HttpError, form: RegistrationForm): Fault[] {
  const faults = new Map<FieldName, Fault>();
  for (const { loc, message } of fieldErrors) {
    const field = fieldAt(loc, form);
    if (field && !faults.has(field)) faults.set(field, { field, text: message });
  }
  return [...faults.values()];
}
