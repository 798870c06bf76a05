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

/** Keys that servers add for developers: the submitted value, its context, links and stack traces. */
const technicalKeys = new Set(['input', 'ctx', 'url', 'stack', 'trace', 'traceback']);

type Mask = (text: string) => string;

/**
 * Converts the `detail` of an error response into a text and field errors. A string is returned
 * unchanged; if the body also has a `loc`, the string becomes the error of that field. A list of
 * `{loc, msg}` becomes 'Validation errors:' with one line per field. An object becomes its JSON
 * text. Protected values are removed, both those of the request and those in the detail itself.
 * @param body the parsed body of the response
 * @param sent what the request contained; its protected values are removed from the text
 */
export function normalizeDetail(body: unknown, sent?: unknown): NormalizedDetail {
  const { detail, loc } = (body ?? {}) as { detail?: unknown; loc?: unknown };
  const mask = maskerFor([...collectProtectedValues(sent), ...collectProtectedValues(detail)]);
  if (Array.isArray(detail) && detail.length > 0) return fromList(detail, mask);
  if (typeof detail === 'object' && detail !== null && !Array.isArray(detail)) {
    return { text: shorten(mask(toJson(detail, mask))), fieldErrors: [] };
  }
  if (typeof detail !== 'string' || detail.trim() === '') {
    return { text: undefined, fieldErrors: [] };
  }
  const isLocated = locationOf(loc).length > 0;
  const fieldErrors = isLocated ? [toFieldError({ loc, msg: detail }, mask)] : [];
  return { text: shorten(mask(detail)), fieldErrors };
}

function fromList(entries: unknown[], mask: Mask): NormalizedDetail {
  const fieldErrors = entries.map((entry) => toFieldError(entry, mask));
  const lines = fieldErrors.map(({ field, message }) => `${field}: ${message}`);
  return { text: shorten(['Validation errors:', ...lines].join('\n')), fieldErrors };
}

function toFieldError(entry: unknown, mask: Mask): FieldError {
  const { loc: given, msg } = (entry ?? {}) as { loc?: unknown; msg?: unknown };
  const loc = locationOf(given).map(mask);
  return {
    loc,
    field: loc.length > 0 ? loc.join('.') : 'unknown field',
    message: typeof msg === 'string' ? shorten(oneLine(mask(msg))) : 'Invalid value',
  };
}

function locationOf(loc: unknown): string[] {
  const parts = Array.isArray(loc) ? loc.map(String) : [];
  return parts[0] === 'body' ? parts.slice(1) : parts;
}

/** Returns the JSON text of an object, without technical keys and the values of protected fields. */
function toJson(detail: object, mask: Mask): string {
  return JSON.stringify(detail, (key, part: unknown) => {
    if (technicalKeys.has(key.toLowerCase())) return undefined;
    if (isProtectedField(key)) return removedMark;
    // Masks before quotes and backslashes are escaped.
    return typeof part === 'string' ? mask(part) : part;
  });
}

function shorten(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1)}…`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
