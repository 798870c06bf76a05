import type { ApiErrorCode } from './codes.ts';
import type { ErrorCause } from './cause.ts';
import { ApiError } from './networkError.ts';

/** What a code means to whoever writes the code, and what to do about it. */
export interface ErrorGuide {
  meaning: string;
  remedy: string;
}

/** Not in the client itself, so that only whoever explains errors carries these texts. */
export const errorGuides: Readonly<Record<ApiErrorCode, ErrorGuide>> = {
  bad_request: {
    meaning: 'The service could not read the body as JSON in UTF-8.',
    remedy: 'Look for a proxy, or a `fetch` of your own, that changes bodies.',
  },
  not_authenticated: {
    meaning:
      'The token is missing, expired or not accepted; at `register`, address and password do not prove the account.',
    remedy: 'Refresh the session and call again, or have the customer sign in.',
  },
  payment_declined: {
    meaning: 'The card was declined and nothing was charged.',
    remedy: 'Show the message, and offer another card or payment method.',
  },
  second_factor_required: {
    meaning: 'The session has a verified second factor that it has not presented yet.',
    remedy: 'Ask for the code, and call again with the token of the stronger session.',
  },
  registration_missing: {
    meaning: 'The caller is signed in, but their registration was never handed in.',
    remedy: 'Lead the customer to the registration.',
  },
  conflict: {
    meaning: 'The account or the person is registered already.',
    remedy: 'Show the message; `fieldErrors` names the field that it is about.',
  },
  too_large: {
    meaning:
      'The body is larger than the service reads: 16 MiB for a registration, 64 KiB for everything else.',
    remedy: 'Make the photos smaller.',
  },
  unsupported_media_type: {
    meaning: 'The body did not arrive as uncompressed `application/json`.',
    remedy:
      'Look for a proxy, or a `fetch` of your own, that changes headers or compresses bodies.',
  },
  validation_failed: {
    meaning: 'At least one value does not match the contract.',
    remedy: 'Show each entry of `fieldErrors` at its field.',
  },
  too_many_requests: {
    meaning: 'Too many calls for this account or from this address.',
    remedy: 'Wait for `retryAfterSeconds`; `retryReads()` does so for reads.',
  },
  server_error: {
    meaning: 'Something failed in the service.',
    remedy: 'Call again later. Look the `requestId` up in the log of the service.',
  },
  unavailable: {
    meaning: 'The service, or a part that it needs, does not answer at the moment.',
    remedy:
      'Call again after `retryAfterSeconds`, or a few seconds; `retryReads()` does so for reads.',
  },
  forbidden: {
    meaning: 'Something in front of the service, such as a firewall, refused the call.',
    remedy: 'Ask whoever runs it; the service itself answers 403 only for a missing second factor.',
  },
  not_found: {
    meaning: 'A service answered, but it does not know this address.',
    remedy:
      'Compare `baseUrl` with the prefix in front of `/api/user/…`, and the version of the service with that of this package.',
  },
  unexpected_status: {
    meaning: 'The answer has an error status that the contract does not know.',
    remedy: 'Look at `status`, and at what stands between the client and the service.',
  },
  wrong_base_url: {
    meaning:
      'A web page came in place of data: the base URL leads to another server than the service, or a proxy shows a page of its own.',
    remedy: 'Check `baseUrl`: `/api/user/…` is put behind it.',
  },
  unexpected_answer: {
    meaning: 'The answer to a read is empty, cut off, or not what the contract says.',
    remedy:
      'Compare the version of the service with that of this package. `cause` tells broken JSON from a wrong shape.',
  },
  token_unavailable: {
    meaning: '`getAccessToken` threw or rejected, so that nothing was sent.',
    remedy:
      '`cause` holds the name and the code of its error. Log the rest in the getter itself, where you know what it may hold.',
  },
  invalid_request: {
    meaning:
      'The request could not be made: a relative base URL outside a page, a token that no header can carry, or a payload that is no JSON.',
    remedy: 'Outside a page give the whole address, such as `https://portal.example.com`.',
  },
  offline: {
    meaning: 'The browser is offline.',
    remedy: 'Say so, and call again on the `online` event.',
  },
  dns_failure: {
    meaning: 'The name in the base URL could not be resolved.',
    remedy: 'Check `baseUrl` for a typing error, and whether this machine can resolve the name.',
  },
  connection_refused: {
    meaning: 'Nothing listens at the address and port of the base URL.',
    remedy: 'Check the port in `baseUrl`, and whether the service runs.',
  },
  connection_lost: {
    meaning: 'The connection broke before the answer was complete.',
    remedy:
      'Reads can be repeated. After `updateProfile` read the profile again; repeating `register` is safe.',
  },
  unreachable: {
    meaning: 'The machine behind the base URL cannot be reached, or does not answer.',
    remedy: 'Look for a firewall, a missing VPN or a service that is down.',
  },
  tls_failure: {
    meaning:
      'No secure connection: the certificate is not trusted, expired or for another name, or the port does not speak TLS.',
    remedy:
      '`cause` names what is wrong. In Node, `NODE_EXTRA_CA_CERTS` adds the certificates of your own authority.',
  },
  redirected: {
    meaning:
      'The server answered with a redirect. The client follows none, since it would carry the token along.',
    remedy:
      'Set `baseUrl` to the address at the end of the redirect, often `https://` in place of `http://`.',
  },
  network_failure: {
    meaning:
      'No answer, and no reason is known. A browser tells a page no more, whether the name, the server, a certificate, CORS or the content security policy is to blame.',
    remedy:
      'Look at the console and the network panel of the browser. On another origin the service must list yours in `PORTAL_ORIGINS`.',
  },
  unexpected: {
    meaning: 'Something failed that the client does not know, such as a `retry` of your own.',
    remedy: '`cause` holds its name and code.',
  },
  timeout: {
    meaning: 'No complete answer came in time. What was sent may have arrived.',
    remedy:
      'Reads can be repeated. After `updateProfile` read the profile again; repeating `register` is safe.',
  },
  canceled: {
    meaning: 'Your own signal ended the call.',
    remedy: 'Show nothing. Nothing was logged.',
  },
  invalid_options: {
    meaning: 'The client was made, or called, with options that cannot work. Nothing was sent.',
    remedy: 'The message names the option.',
  },
};

/**
 * One line for developers: which call failed, why, and what to do about it. It holds nothing of the server's
 * words, so it may be logged; do not show it to customers.
 *
 * @example
 * console.error(explainError(error));
 * // getAccounts failed: connection_refused (TypeError, Error ECONNREFUSED). Nothing listens at …
 */
export function explainError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Not an error of the API client.';
  const { code, operation, status, requestId, cause } = error;
  const facts = [status, requestId && `request ${requestId}`, cause && named(cause)];
  const shown = facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
  const { meaning, remedy } = errorGuides[code];
  return `${operation ?? 'The client'} failed: ${code}${shown && ` (${shown})`}. ${meaning} ${remedy}`;
}

function named({ name, code, cause }: ErrorCause): string {
  return [code ? `${name} ${code}` : name, ...(cause ? [named(cause)] : [])].join(', ');
}
