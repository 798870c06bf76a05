import { fromCallerOf, type PublicFunction } from '../errors/callSite.ts';
import { InvalidOptionsError } from '../errors/invalidOptionsError.ts';
import type { ApiClientOptions } from './options.ts';

/**
 * The longest delay, in milliseconds, that `setTimeout` supports; with a longer delay it fires
 * immediately.
 */
const longestTimeoutMs = 2 ** 31 - 1;

/**
 * Checks the options when the client is created. Otherwise an invalid option would make every call
 * fail, or would be ignored silently.
 * @param calledFunction the public function that is running; the stack begins at the line that called it
 * @throws InvalidOptionsError. Its message never contains a value, because URLs may contain
 * credentials.
 */
export function checkOptions(options: ApiClientOptions, calledFunction: PublicFunction): void {
  // JavaScript callers can omit any option.
  const { baseUrl, getAccessToken, fetch, timeoutMs, logger, retry }: Partial<ApiClientOptions> =
    options ?? {};
  if (typeof baseUrl !== 'string' || !isBaseUrl(baseUrl)) {
    refuse(
      "baseUrl must be a URL such as 'https://portal.example.com', or '/' for the page's own origin, without credentials, query or fragment",
      calledFunction,
    );
  }
  if (typeof getAccessToken !== 'function') {
    refuse(
      'getAccessToken must be a function that returns the access token or null',
      calledFunction,
    );
  }
  optionalFunction('fetch', fetch, calledFunction);
  optionalFunction('retry', retry, calledFunction);
  if (logger !== undefined) optionalFunction('logger.error', logger?.error ?? null, calledFunction);
  checkTimeout(timeoutMs, calledFunction);
}

/** Throws if the time-out is not a number of milliseconds that a timer supports. */
export function checkTimeout(timeoutMs: unknown, calledFunction: PublicFunction): void {
  if (timeoutMs === undefined) return;
  if (typeof timeoutMs === 'number' && timeoutMs >= 1 && timeoutMs <= longestTimeoutMs) return;
  refuse('timeoutMs must be a number of milliseconds from 1 to 2147483647', calledFunction);
}

/**
 * Rejects a host without a scheme, because it would silently become a path on the page's origin, and an empty
 * text, because it is usually a missing setting.
 */
function isBaseUrl(baseUrl: string): boolean {
  if (!/^[^\s?#]+$/.test(baseUrl)) return false;
  if (!/^https?:/i.test(baseUrl)) return !/^[^/]+[.:]/.test(baseUrl);
  if (!URL.canParse(baseUrl)) return false;
  const { username, password } = new URL(baseUrl);
  return !username && !password;
}

function optionalFunction(name: string, value: unknown, calledFunction: PublicFunction): void {
  if (value !== undefined && typeof value !== 'function')
    refuse(`${name} must be a function`, calledFunction);
}

function refuse(reason: string, calledFunction: PublicFunction): never {
  throw fromCallerOf(calledFunction, new InvalidOptionsError(`The API client's ${reason}.`));
}
