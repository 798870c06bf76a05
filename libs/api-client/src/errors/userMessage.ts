import type { ApiErrorCode } from './codes.ts';
import { HttpError } from './errors.ts';
import type { ApiError } from './networkError.ts';

const unreachable = 'We cannot reach our service. Check your internet connection and try again.';
const ourSide = 'Something went wrong on our side. Please try again later.';
const checkEntries = 'Please check your entries and try again.';
const maybeSaved = 'We do not know whether this was saved. Please check before you try again.';
const safeToRepeat = ' You will not be registered or charged twice.';

/** Messages by code. A code that is missing here means that something failed on our side. */
const texts: Partial<Record<ApiErrorCode, string>> = {
  offline: 'You are offline. Check your internet connection and try again.',
  dns_failure: unreachable,
  connection_refused: unreachable,
  unreachable,
  network_failure: unreachable,
  tls_failure: unreachable,
  redirected: unreachable,
  connection_lost: 'The connection was interrupted. Please try again.',
  timeout: 'This is taking longer than expected. Please try again.',
  canceled: 'The request was canceled.',
  token_unavailable:
    'We could not check your session. Check your internet connection and try again.',
  not_authenticated: 'Your session has ended. Please log in again.',
  second_factor_required: 'Please complete the second step to log in.',
  registration_missing: 'Please complete your registration first.',
  payment_declined: 'Your payment was declined. Please try another payment method.',
  conflict: checkEntries,
  too_large: 'This is too large to send. Please choose smaller photos or shorten your entries.',
  validation_failed: checkEntries,
  too_many_requests: 'Too many attempts. Please wait a moment and try again.',
};

/** Codes whose `detail` is written for the customer. All of them are 4xx. */
const forCustomers: readonly ApiErrorCode[] = [
  'payment_declined',
  'conflict',
  'too_large',
  'validation_failed',
  'too_many_requests',
];

/** Codes of responses that may reject entries, although the contract does not define it. */
const maybeEntries: readonly ApiErrorCode[] = ['bad_request', 'unexpected_status'];

/**
 * After these failures a write may have arrived. `network_failure` is one of them, because browsers hide
 * from scripts whether the connection was lost before or after the request was sent.
 */
const outcomeUnknown: readonly ApiErrorCode[] = ['timeout', 'connection_lost', 'network_failure'];

/** Matches text on one line that begins with a capital letter and has at least two words. */
const sentence = /^[A-Z].* .+$/;

/**
 * Matches the mark of a removed value, and paths of fields such as `zip_code`, `banks.0` and
 * `card.number`. Email addresses and amounts do not match.
 */
const technicalPart = /\[removed\]|(^|[\s'"`(])(?!\S*@)[a-z]+(_\w|[.[]\d|\.\w\w)/;

/**
 * Returns the text to show to the customer, by the cause of the failure. It uses the service's reason only
 * for a 4xx response, and only if it is a sentence without removed values and without paths of fields.
 * `explainError` is for developers.
 *
 * @example
 * showToast(userMessage(error)); // 'You are offline. Check your internet connection and try again.'
 */
export function userMessage(error: ApiError): string {
  const { code, operation } = error;
  const isRegistration = operation === 'register';
  if (error instanceof HttpError) {
    // 401 of `register` means that email and password do not belong together: it needs no session.
    const hasReason =
      forCustomers.includes(code) || (isRegistration && code === 'not_authenticated');
    const { detail = '', fieldErrors } = error;
    if (hasReason && sentence.test(detail) && !technicalPart.test(detail)) return detail;
    const namesEntries =
      maybeEntries.includes(code) &&
      error.status < 500 &&
      (fieldErrors.length > 0 || detail.startsWith('{'));
    return texts[code] ?? (namesEntries ? checkEntries : ourSide);
  }
  const isWrite = isRegistration || operation === 'updateProfile';
  if (isWrite && outcomeUnknown.includes(code)) return maybeSaved;
  const text = texts[code];
  if (text === undefined) return ourSide;
  return isRegistration && code !== 'canceled' ? text + safeToRepeat : text;
}
