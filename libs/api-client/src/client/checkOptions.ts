import { InvalidOptionsError } from '../errors/invalidOptionsError.ts';
import type { ApiClientOptions } from './options.ts';

/** What setTimeout can wait; beyond that it would not wait at all. */
const longestTimeoutMs = 2 ** 31 - 1;

/**
 * Says at once what would fail in every call, or do so silently.
 *
 * @throws InvalidOptionsError. It never repeats a value, since addresses may carry credentials.
 */
export function checkOptions(options: ApiClientOptions): void {
  // Callers without types may leave out everything.
  const { baseUrl, getAccessToken, fetch, timeoutMs, logger, retry }: Partial<ApiClientOptions> =
    options ?? {};
  if (typeof baseUrl !== 'string' || !isBaseUrl(baseUrl)) {
    refuse(
      "baseUrl must be an address like 'https://portal.example.com', or '/' for the page's own origin, without credentials, query and fragment",
    );
  }
  if (typeof getAccessToken !== 'function') {
    refuse('getAccessToken must be a function that gives the access token, or null');
  }
  optionalFunction('fetch', fetch);
  optionalFunction('retry', retry);
  if (logger !== undefined) optionalFunction('logger.error', logger?.error ?? null);
  checkTimeout(timeoutMs);
}

export function checkTimeout(timeoutMs: unknown): void {
  if (timeoutMs === undefined) return;
  if (typeof timeoutMs === 'number' && timeoutMs >= 1 && timeoutMs <= longestTimeoutMs) return;
  refuse('timeoutMs must be a number of milliseconds from 1 to 2147483647');
}

/** A host without its scheme would silently become a path of the page's origin. */
function isBaseUrl(baseUrl: string): boolean {
  if (/[?#]/.test(baseUrl)) return false;
  if (!/^https?:/i.test(baseUrl)) return !/^[^/]+[.:]/.test(baseUrl);
  if (!URL.canParse(baseUrl)) return false;
  const { username, password } = new URL(baseUrl);
  return !username && !password;
}

function optionalFunction(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function') refuse(`${name} must be a function`);
}

function refuse(reason: string): never {
  throw new InvalidOptionsError(`The API client's ${reason}.`);
}
