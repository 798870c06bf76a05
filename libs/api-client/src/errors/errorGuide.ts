import type { ApiErrorCode } from './codes.ts';
import type { ErrorCause } from './cause.ts';
import { HttpError } from './errors.ts';
import { ApiError } from './networkError.ts';

/** Explains an error code to developers. */
export interface ErrorGuide {
  /** Why the call failed. */
  meaning: string;
  /** How to fix or handle it. */
  remedy: string;
}

const noResponse = 'No response, for an unknown reason.';
const checkAddress =
  'Check the host and the port in `baseUrl`; `fetch` refuses the ports of some other services.';

/**
 * Explanations by error code. The client does not import them, so they add no bytes to a bundle
 * that does not use them.
 */
export const errorGuides: Readonly<Record<ApiErrorCode, ErrorGuide>> = {
  bad_request: {
    meaning: 'The service could not parse the body as UTF-8 JSON.',
    remedy: 'Look for a proxy or a custom `fetch` that changes bodies.',
  },
  not_authenticated: {
    meaning:
      'The token is missing, expired or not accepted. For `register`: email and password do not belong to `auth_id`.',
    remedy: 'Refresh the session and call again, or ask the customer to log in.',
  },
  payment_declined: {
    meaning: 'The card was declined and nothing was charged.',
    remedy: 'Show the message and offer another card or payment method.',
  },
  second_factor_required: {
    meaning: 'The account has a second factor that this session has not verified yet.',
    remedy: 'Ask for the code, then call again with the new token of the session.',
  },
  registration_missing: {
    meaning: 'The customer is signed in but never submitted a registration.',
    remedy: 'Send the customer to the registration.',
  },
  conflict: {
    meaning: 'The account or the person is already registered.',
    remedy: 'Show the message. `fieldErrors` names the field to which it belongs.',
  },
  too_large: {
    meaning:
      'The body exceeds the limit of the service: 16 MiB for a registration, 64 KiB for other calls.',
    remedy: 'Make the photos smaller.',
  },
  unsupported_media_type: {
    meaning: 'The body did not arrive as uncompressed `application/json`.',
    remedy: 'Look for a proxy or a custom `fetch` that changes headers or compresses bodies.',
  },
  validation_failed: {
    meaning: 'At least one value violates the contract.',
    remedy: 'Show each entry of `fieldErrors` at its field.',
  },
  too_many_requests: {
    meaning: 'Too many calls for this account or from this address.',
    remedy: 'Wait `retryAfterSeconds` before the next call; `retryReads()` does so for reads.',
  },
  server_error: {
    meaning: 'Something failed in the service.',
    remedy: 'Call again later. Look up the `requestId` in the log of the service.',
  },
  unavailable: {
    meaning: 'The service, or something that it depends on, is temporarily unavailable.',
    remedy:
      'Call again after `retryAfterSeconds`, or after a few seconds; `retryReads()` does so for reads.',
  },
  forbidden: {
    meaning: 'Something in front of the service, such as a firewall, rejected the call.',
    remedy:
      'Ask the operator of the firewall or proxy. The service itself sends 403 only for a missing second factor.',
  },
  not_found: {
    meaning: 'A server responded, but it does not know this path.',
    remedy:
      'Check that `baseUrl` is the prefix in front of `/api/user/…`, and that this package matches the version of the service.',
  },
  unexpected_status: {
    meaning: 'The response has an error status that the contract does not define.',
    remedy: 'Check `status`, and every proxy between the client and the service.',
  },
  wrong_base_url: {
    meaning:
      'The response is an HTML page: the base URL points to a different server, or a proxy sent its own page.',
    remedy: 'Check `baseUrl`: the client appends `/api/user/…` to it.',
  },
  unexpected_response: {
    meaning: 'The response to a read is empty, truncated, or violates the contract.',
    remedy:
      'Check that this package matches the version of the service. `cause.name` is `WrongShape` for valid JSON.',
  },
  token_unavailable: {
    meaning: '`getAccessToken` threw or rejected, so nothing was sent.',
    remedy:
      '`cause` contains the name and the code of its error. Log its message in the getter, where you know what the message contains.',
  },
  invalid_request: {
    meaning:
      'The request could not be created: a relative base URL outside a page, a token that no header can carry, or a payload that JSON cannot represent.',
    remedy: 'Outside a page use an absolute URL such as `https://portal.example.com`.',
  },
  offline: {
    meaning: 'The browser is offline.',
    remedy: 'Tell the customer, and call again on the `online` event.',
  },
  dns_failure: {
    meaning: 'The host name in the base URL could not be resolved.',
    remedy: 'Check `baseUrl` for a typo, and that this machine can resolve the name.',
  },
  connection_refused: {
    meaning: 'Nothing listens on the host and port of the base URL.',
    remedy: 'Check the port in `baseUrl`, and that the service is running.',
  },
  connection_lost: {
    meaning: 'The connection broke before the response was complete.',
    remedy:
      'Retry a read. After `updateProfile` read the profile again. Repeating `register` is safe.',
  },
  unreachable: {
    meaning: 'The host of the base URL cannot be reached or does not respond.',
    remedy: 'Look for a firewall, a missing VPN or a service that is down.',
  },
  tls_failure: {
    meaning:
      'No secure connection: the certificate is untrusted, expired or for another host, or the port does not speak TLS.',
    remedy:
      '`cause` names the reason. In Node, `NODE_EXTRA_CA_CERTS` adds your own certificate authority.',
  },
  redirected: {
    meaning:
      'The server sent a redirect. The client follows no redirect, because the new address would receive the token.',
    remedy: 'Set `baseUrl` to the final address, often `https://` instead of `http://`.',
  },
  network_failure: {
    meaning: `${noResponse} Browsers hide from scripts whether DNS, the server, a certificate, CORS or the content security policy is to blame.`,
    remedy: `${checkAddress} In a browser, check the console and the network panel; the allowed origins of the service must include yours.`,
  },
  unexpected: {
    meaning: 'Code outside the client failed, such as a custom `retry`.',
    remedy: '`cause` contains the name and the code of that error.',
  },
  timeout: {
    meaning: 'No complete response arrived in time. The service may have received the request.',
    remedy:
      'Retry a read. After `updateProfile` read the profile again. Repeating `register` is safe.',
  },
  canceled: {
    meaning: 'Your own signal aborted the call.',
    remedy: 'Show nothing. Nothing was logged.',
  },
  invalid_options: {
    meaning: 'The client was created or called with an option that cannot work. Nothing was sent.',
    remedy: 'The message names the option.',
  },
};

/**
 * Returns one line for developers that says which call failed, why, and how to fix or handle it. It
 * contains no text from the server, so it is safe to log. Do not show it to customers.
 *
 * @example
 * console.error(explainError(error));
 * // getAccounts failed: connection_refused (TypeError, Error ECONNREFUSED). Nothing listens on …
 */
export function explainError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Not an error of the API client.';
  const { code, operation, status, requestId, cause } = error;
  const facts = [status, requestId && `request ${requestId}`, cause && named(cause)];
  const shown = facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
  return `${operation ?? 'The client'} failed: ${code}${shown && ` (${shown})`}. ${explanation(error)}`;
}

/** Returns the guide of the error's code, adapted to this error and to where it happened. */
function explanation(error: ApiError): string {
  const { code, message } = error;
  const { meaning, remedy } = errorGuides[code];
  if (code === 'validation_failed' && error instanceof HttpError && !error.fieldErrors.length) {
    const found = error.detail && '; `error.detail` has its text (do not log it)';
    return `${meaning} The service named no field${found ?? ''}.`;
  }
  // The client itself writes this message. It contains no value of an option.
  if (code === 'invalid_options') return `${meaning} ${remedy} ${message}`;
  // The rest of this guide is about browsers.
  if (code === 'network_failure' && typeof window === 'undefined') {
    return `${noResponse} ${checkAddress}`;
  }
  return `${meaning} ${remedy}`;
}

function named({ name, code, cause }: ErrorCause): string {
  return [code ? `${name} ${code}` : name, ...(cause ? [named(cause)] : [])].join(', ');
}
