import type { FieldError } from './errors.ts';
import {
  collectProtectedValues,
  isProtectedField,
  maskerFor,
  removedMark,
} from './protectedValues.ts';

/** The error texts of a response, without the submitted values. */
export interface NormalizedDetail {
  /** The text to show; `undefined` when the server sent none. */
  text: string | undefined;
  fieldErrors: FieldError[];
}

const maxTextLength = 2000;
const maxEntries = 100;
const maxDepth = 20;

/** Keys that servers add for developers: the submitted value, its context, links and stack traces. */
const technicalKeys = new Set(['input', 'ctx', 'url', 'stack', 'trace', 'traceback']);

type Mask = (text: string) => string;

/**
 * Converts the `detail` of an error response into a text and field errors. A string is returned
 * unchanged; if the body also has a `loc`, the string becomes the error of that field. A list of
 * `{loc, msg}` becomes 'Validation errors:' with one line per field. An object becomes its JSON
 * text. Protected values are removed, both those of the request and those in the detail itself.
 * @param body the parsed body of the response
 * @param sent the request's payload, whose protected values are removed from the text
 * @param token the request's token, which is removed too
 */
export function normalizeDetail(
  body: unknown,
  sent?: unknown,
  token?: string | null,
): NormalizedDetail {
  const detail = isRecord(body) ? body.detail : undefined;
  const masked = maskerFor([
    ...collectProtectedValues(sent),
    ...collectProtectedValues(detail),
    ...inputsOfProtectedFields(detail),
  ]);
  // Removes the whole token first. Otherwise the photo pattern might remove only a part of the
  // token.
  const mask: Mask = (text) => masked(withoutToken(text, token));
  if (Array.isArray(detail)) return fromList(detail.slice(0, maxEntries), mask);
  if (isRecord(detail)) {
    return { text: shorten(mask(JSON.stringify(withoutSecrets(detail, mask)))), fieldErrors: [] };
  }
  const text = typeof detail === 'string' ? shorten(mask(detail)) : '';
  if (text.trim() === '') return { text: undefined, fieldErrors: [] };
  const isLocated = isRecord(body) && locationOf(body).length > 0;
  return { text, fieldErrors: isLocated ? [toFieldError({ ...body, msg: text }, mask)] : [] };
}

/** Tokens are longer. A shorter text could be part of any word, also of a service's code. */
const shortestToken = 8;

function withoutToken(text: string, token: string | null | undefined): string {
  if (!token || token.length < shortestToken) return text;
  return [token, encodeURIComponent(token.toWellFormed())].reduce(
    (rest, spelling) => rest.replaceAll(spelling, removedMark),
    text,
  );
}

function fromList(entries: unknown[], mask: Mask): NormalizedDetail {
  if (entries.length === 0) return { text: undefined, fieldErrors: [] };
  const fieldErrors = entries.map((entry) => toFieldError(entry, mask));
  const lines = fieldErrors.map(({ field, message }) => `${field}: ${message}`);
  return { text: shorten(['Validation errors:', ...lines].join('\n')), fieldErrors };
}

function toFieldError(entry: unknown, mask: Mask): FieldError {
  const loc = locationOf(entry).map((part) => shorten(oneLine(mask(part)), 200));
  const message = isRecord(entry) ? entry.msg : entry;
  return {
    loc,
    field: loc.length > 0 ? loc.join('.') : 'unknown field',
    message: typeof message === 'string' ? shorten(oneLine(mask(message))) : 'Invalid value',
  };
}

function locationOf(entry: unknown): string[] {
  const loc = isRecord(entry) ? entry.loc : undefined;
  const parts = (Array.isArray(loc) ? loc : [loc])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map(String)
    .slice(0, maxDepth);
  return parts[0] === 'body' ? parts.slice(1) : parts;
}

function inputsOfProtectedFields(detail: unknown): string[] {
  if (!Array.isArray(detail)) return [];
  return detail
    .slice(0, maxEntries)
    .filter((entry) => isRecord(entry) && locationOf(entry).some(isProtectedField))
    .flatMap((entry) => collectProtectedValues({ password: (entry as { input?: unknown }).input }));
}

function withoutSecrets(value: unknown, mask: Mask, depth = 0): unknown {
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return removedMark;
  if (Array.isArray(value)) return value.map((part) => withoutSecrets(part, mask, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !technicalKeys.has(key.toLowerCase()))
      .map(([key, part]) => [
        mask(key),
        isProtectedField(key) ? removedMark : withoutSecrets(part, mask, depth + 1),
      ]),
  );
}

function shorten(text: string, length = maxTextLength): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
