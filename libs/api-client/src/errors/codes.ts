/**
 * Reason of a failed call, for code and for logs. A minor version may add codes; only a major
 * version may remove a code or change its meaning.
 */
export type ApiErrorCode = HttpErrorCode | NetworkErrorCode | 'timeout' | 'canceled' | OptionsCode;

/** Codes of a call that received a response. The contract defines the first twelve (`x-error-code`). */
export type HttpErrorCode =
  | 'bad_request'
  | 'not_authenticated'
  | 'payment_declined'
  | 'second_factor_required'
  | 'registration_missing'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'too_many_requests'
  | 'server_error'
  | 'unavailable'
  | 'forbidden'
  | 'not_found'
  | 'unexpected_status'
  | 'wrong_base_url'
  | 'unexpected_response';

/** Codes of a call that could not be sent, or whose response did not arrive completely. */
export type NetworkErrorCode =
  | 'token_unavailable'
  | 'invalid_request'
  | 'offline'
  | 'dns_failure'
  | 'connection_refused'
  | 'connection_lost'
  | 'unreachable'
  | 'tls_failure'
  | 'redirected'
  | 'network_failure'
  | 'unexpected';

type OptionsCode = 'invalid_options';

const codesByStatus: Partial<Record<number, HttpErrorCode>> = {
  400: 'bad_request',
  401: 'not_authenticated',
  402: 'payment_declined',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * Returns the code of an error status. `second_factor_required` and `registration_missing` share
 * their status with other errors, so they are recognized by the detail.
 */
export function httpCode(status: number, detail?: string): HttpErrorCode {
  if (status === 403 && detail === 'second_factor_required') return detail;
  if (status === 404 && detail === 'registration_missing') return detail;
  return codesByStatus[status] ?? (status >= 500 ? 'server_error' : 'unexpected_status');
}
