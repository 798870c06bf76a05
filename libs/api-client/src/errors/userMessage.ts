import type { ApiErrorCode } from './codes.ts';
import { HttpError } from './errors.ts';
import type { ApiError } from './networkError.ts';

const unreachable = 'We cannot reach our service. Check your internet connection and try again.';
const serviceErrorText = 'Something went wrong on our side. Please try again later.';
const safeToRepeat = 'You will not be registered or charged twice.';

/**
 * Messages by code, for failures without a reason from the server. For all other codes the
 * `message` of the error is shown.
 */
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
  token_unavailable:
    'We could not check your session. Check your internet connection and try again.',
  not_authenticated: 'Your session has ended. Please log in again.',
  second_factor_required: 'Please complete the second step to log in.',
  registration_missing: 'Please complete your registration first.',
  wrong_base_url: serviceErrorText,
  unexpected_response: serviceErrorText,
  unexpected_status: serviceErrorText,
  unexpected: serviceErrorText,
  invalid_request: serviceErrorText,
  too_many_requests: 'Too many attempts. Please wait a moment and try again.',
  server_error: 'Our service has a problem at the moment. Please try again later.',
  unavailable: 'Our service is not available at the moment. Please try again later.',
};

/** For these codes the server's text is a machine-readable code, so it is never shown. */
const forPrograms: readonly ApiErrorCode[] = [
  'not_authenticated',
  'second_factor_required',
  'registration_missing',
];

/**
 * Returns the text to show to the customer: the server's reason if it sent one, otherwise a text that fits
 * the cause, such as a time-out, a lost connection, an ended session or a failing service. The error's
 * `message` is then only the fallback message of the operation. `explainError` is for developers.
 *
 * @example
 * showToast(userMessage(error)); // 'You are offline. Check your internet connection and try again.'
 */
export function userMessage(error: ApiError): string {
  const { code, message, operation } = error;
  if (error instanceof HttpError && error.detail !== undefined && !forPrograms.includes(code)) {
    return error.detail;
  }
  const isRegistration = operation === 'register';
  // The time-out message of `register` already says that trying again is safe.
  if (isRegistration && code === 'timeout') return message;
  const text = texts[code] ?? message;
  const mayHaveArrived = isRegistration && !(error instanceof HttpError);
  return mayHaveArrived ? `${text} ${safeToRepeat}` : text;
}
