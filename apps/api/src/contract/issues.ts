import type { ValidationIssue } from '@bank-bonuses/api-client';
import type { ErrorObject } from 'ajv/dist/2020.js';

/** Custom messages for single fields, by `<field>.<keyword>` or `<field>`. */
export type IssueMessages = Readonly<Record<string, string>>;

/** Maximum number of issues in one response, as in the contract. */
const maxIssues = 200;
const typeMessages: Record<string, string> = {
  string: 'Must be text',
  integer: 'Must be a whole number',
  number: 'Must be a number',
  boolean: 'Must be true or false',
  object: 'Must be an object',
  array: 'Must be a list',
};
const formatMessages: Record<string, string> = {
  email: 'Must be an email address',
  uuid: 'Must be a UUID',
  date: 'Must be a date like 2001-12-31',
  'date-time': 'Must be a date and time like 2001-12-31T12:00:00Z',
};

/**
 * Converts the schema library's errors into the contract's issues: the path of the field and a
 * text. The issues contain nothing of the request, except the name of an unknown key.
 */
export function toIssues(
  errors: readonly ErrorObject[],
  texts: IssueMessages = {},
  origin = 'body',
): ValidationIssue[] {
  const issues = new Map<string, ValidationIssue>();
  for (const error of errors) {
    // Errors of `if` and `oneOf` only repeat that one of the errors inside them occurred.
    if (error.keyword === 'if' || error.keyword === 'oneOf') continue;
    const path = pathOf(error);
    const type = error.keyword === 'false schema' ? 'unexpected' : error.keyword;
    const field = path.join('.');
    const msg = ownText(texts, `${field}.${type}`) ?? ownText(texts, field) ?? textOf(error);
    const key = JSON.stringify(path);
    // Keeps the first error of each field, which is the most basic one.
    if (!issues.has(key)) issues.set(key, { loc: [origin, ...path], msg, type });
  }
  const list = [...issues.values()].slice(0, maxIssues);
  return list.length > 0
    ? list
    : [{ loc: [origin], msg: 'Does not match the schema', type: 'schema' }];
}

/**
 * Returns a custom message. Checks for an own property, since a field could be named `constructor`,
 * which every object inherits.
 */
function ownText(texts: IssueMessages, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function pathOf(error: ErrorObject): (string | number)[] {
  const params = error.params as Record<string, unknown>;
  const last = params['missingProperty'] ?? params['additionalProperty'];
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : keyName(part)));
  return typeof last === 'string' ? [...path, keyName(last)] : path;
}

/**
 * Returns the key if it looks like an identifier. Any other key could be arbitrary text of the
 * request, so it is not repeated.
 */
export function keyName(key: string): string {
  return /^[A-Za-z_][\w-]{0,63}$/.test(key) ? key : 'unknown field';
}

function textOf({ keyword, params }: ErrorObject): string {
  const { type, format, limit, allowedValue } = params as Record<string, unknown>;
  switch (keyword) {
    case 'required':
      return 'Field required';
    case 'type':
      return typeMessages[String(Array.isArray(type) ? type[0] : type)] ?? 'Has the wrong type';
    case 'format':
      return formatMessages[String(format)] ?? 'Has the wrong format';
    case 'minLength':
      return limit === 1 ? 'Must not be empty' : `Must have at least ${String(limit)} characters`;
    case 'maxLength':
      return `Must have at most ${String(limit)} characters`;
    case 'minimum':
      return `Must be at least ${String(limit)}`;
    case 'maximum':
      return `Must be at most ${String(limit)}`;
    case 'minItems':
      return limit === 1 ? 'Must not be empty' : `Must have at least ${String(limit)} entries`;
    case 'maxItems':
      return `Must have at most ${String(limit)} entries`;
    case 'uniqueItems':
      return 'Must not contain duplicates';
    case 'enum':
      return 'Must be one of the listed values';
    case 'const':
      return `Must be ${JSON.stringify(allowedValue)}`;
    case 'additionalProperties':
      return 'Unknown field';
    case 'false schema':
      return 'Not allowed here';
    default:
      return 'Has the wrong format';
  }
}
