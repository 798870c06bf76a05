import { isDeepStrictEqual } from 'node:util';
import { type ApiChange, major, minor } from './changes.ts';
import { type Contract, resolve } from './contract.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, unknown>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  items?: unknown;
  pattern?: string;
  format?: string;
  oneOf?: unknown[];
  anyOf?: unknown[];
  allOf?: unknown[];
  [limit: string]: unknown;
}

export interface SchemaIn {
  contract: Contract;
  schema: unknown;
}

export interface Place {
  /** Whether the client sends or receives the value. This decides which changes are breaking. */
  direction: 'sent' | 'received';
  path: string;
}

/** Returns the changes between two schemas, property by property. Ignores descriptions and examples. */
export function compareSchemas(
  before: SchemaIn,
  after: SchemaIn,
  place: Place,
  seen: readonly unknown[] = [],
): ApiChange[] {
  const old = resolve(before.contract, before.schema) as Schema | undefined;
  const now = resolve(after.contract, after.schema) as Schema | undefined;
  if (seen.includes(old) || (old === undefined && now === undefined)) return [];
  const { path, direction } = place;
  if (old === undefined) return [minor(`${path} has a schema`)];
  if (now === undefined) return [major(`${path} no longer has a schema`)];
  const inner = (a: unknown, b: unknown, end: string) =>
    compareSchemas(
      { ...before, schema: a },
      { ...after, schema: b },
      { direction, path: path + end },
      [...seen, old],
    );
  const alternatives = (['oneOf', 'anyOf', 'allOf'] as const).flatMap((kind) =>
    compareLists(old[kind] ?? [], now[kind] ?? [], kind),
  );

  function compareLists(a: unknown[], b: unknown[], kind: string): ApiChange[] {
    if (a.length === b.length)
      return a.flatMap((each, at) => inner(each, b[at], ` (${kind} ${at + 1})`));
    const isWider = b.length > a.length === (kind !== 'allOf');
    return [
      isWider === (direction === 'sent')
        ? minor(`${path} accepts more kinds of values`)
        : major(`${path}: ${kind} has changed`),
    ];
  }

  return [
    ...compareTypes(old, now, place),
    ...compareMembers(old, now, place, inner),
    ...compareValues(old, now, place),
    // Skips the limits of an enum, because its values already limit it.
    ...(direction === 'sent' && !old.enum ? compareLimits(old, now, path) : []),
    ...(old.items && now.items ? inner(old.items, now.items, '[]') : []),
    ...alternatives,
  ];
}

const asList = (type: Schema['type']) => (type === undefined ? [] : [type].flat());

function compareTypes(old: Schema, now: Schema, { path, direction }: Place): ApiChange[] {
  const before = asList(old.type);
  const after = asList(now.type);
  const gone = before.some((type) => !after.includes(type));
  const added = after.some((type) => !before.includes(type));
  if (!gone && !added) return [];
  const breaks = direction === 'sent' ? gone && after.length > 0 : added || after.length === 0;
  const text = `${path} is ${after.join(' or ') || 'anything'}, was ${before.join(' or ') || 'anything'}`;
  return [breaks ? major(text) : minor(text)];
}

function compareMembers(
  old: Schema,
  now: Schema,
  { path, direction }: Place,
  inner: (a: unknown, b: unknown, end: string) => ApiChange[],
): ApiChange[] {
  const names = new Set([
    ...Object.keys(old.properties ?? {}),
    ...Object.keys(now.properties ?? {}),
  ]);
  return [...names].flatMap((name) => {
    const what = `${path}: ${name}`;
    const was = old.properties?.[name];
    const is = now.properties?.[name];
    if (is === undefined) return [major(`${what} is gone`)];
    const needed = now.required?.includes(name) ?? false;
    const wasNeeded = old.required?.includes(name) ?? false;
    if (was === undefined) {
      return [
        direction === 'sent' && needed ? major(`${what} is required`) : minor(`${what} is new`),
      ];
    }
    const required = needed !== wasNeeded;
    const breaks = direction === 'sent' ? needed : wasNeeded;
    const text = `${what} is ${needed ? 'required' : 'optional'}`;
    return [
      ...(required ? [breaks ? major(text) : minor(text)] : []),
      ...inner(was, is, `: ${name}`),
    ];
  });
}

function compareValues(old: Schema, now: Schema, { path, direction }: Place): ApiChange[] {
  const before = old.enum ?? (old.const === undefined ? undefined : [old.const]);
  const after = now.enum ?? (now.const === undefined ? undefined : [now.const]);
  if (isDeepStrictEqual(before, after)) return [];
  const gone = before?.filter((value) => !after?.includes(value)) ?? [];
  const refusesMore = after !== undefined && (before === undefined || gone.length > 0);
  const text = after ? `${path} is one of ${after.join(', ')}` : `${path} may be anything`;
  // A new enum value in a response is only a minor change, like a new optional field. Removing
  // values from what clients may send is a major change.
  return [direction === 'sent' && refusesMore ? major(text) : minor(text)];
}

const upper = ['maxLength', 'maximum', 'maxItems'];
const lower = ['minLength', 'minimum', 'minItems'];

function compareLimits(old: Schema, now: Schema, path: string): ApiChange[] {
  const number = (value: unknown, fallback: number) =>
    typeof value === 'number' ? value : fallback;
  const limits = [...upper, ...lower].flatMap((key) => {
    const sign = upper.includes(key) ? 1 : -1;
    const was = number(old[key], sign * Infinity) * sign;
    const is = number(now[key], sign * Infinity) * sign;
    if (was === is) return [];
    return [is < was ? major(`${path}: ${key} is tighter`) : minor(`${path}: ${key} is wider`)];
  });
  const forms = ['pattern', 'format'].filter((key) => old[key] !== now[key]);
  return [
    ...limits,
    ...forms.map((key) =>
      now[key] === undefined
        ? minor(`${path} no longer has a ${key}`)
        : major(`${path}: ${key} has changed`),
    ),
  ];
}
