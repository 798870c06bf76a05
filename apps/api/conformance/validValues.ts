import fc from 'fast-check';
import { resolve, type Schema } from './document.ts';

/** Generators for fields whose schema is too loose to generate valid values. */
export type Overrides = Readonly<Record<string, fc.Arbitrary<unknown>>>;
export type Body = Record<string, unknown>;

const defaultMaxLength = 40;

/** Generates values that a schema allows. */
export function valid(schema: Schema, overrides: Overrides = {}): fc.Arbitrary<unknown> {
  const whole = resolve(schema);
  if ('const' in whole) return fc.constant(whole.const);
  if (whole.enum) return fc.constantFrom(...whole.enum);
  if (whole.oneOf) return fc.oneof(...whole.oneOf.map((one) => valid(one, overrides)));
  if (Array.isArray(whole.type)) {
    return fc.oneof(...whole.type.map((type) => valid({ ...whole, type }, overrides)));
  }
  switch (whole.type) {
    case 'string':
      return text(whole);
    case 'integer':
      return fc.integer({ min: whole.minimum ?? -1e6, max: whole.maximum ?? 1e6 });
    case 'number':
      return fc.double({ min: whole.minimum ?? -1e6, max: whole.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const item = valid(whole.items ?? {}, overrides);
      const length = {
        minLength: whole.minItems ?? 0,
        maxLength: Math.min(whole.maxItems ?? 5, 5),
      };
      return whole.uniqueItems ? fc.uniqueArray(item, length) : fc.array(item, length);
    }
    case 'object':
      return object(whole, overrides);
    default:
      throw new Error(`No values are known for ${JSON.stringify(whole).slice(0, 200)}.`);
  }
}

function text({ format, pattern, minLength = 0, maxLength = defaultMaxLength }: Schema) {
  if (format === 'uuid') return fc.uuid();
  // Email addresses that the service accepts; fast-check's own generator also produces unusual
  // addresses.
  if (format === 'email') {
    return fc.stringMatching(/^[a-z][a-z0-9.]{0,8}[a-z0-9]@[a-z]{1,9}\.example$/).filter(noDots);
  }
  const moment = fc.date({
    min: new Date('2001-01-01'),
    max: new Date('2030-12-31'),
    noInvalidDate: true,
  });
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return moment.map((date) => date.toISOString());
  if (pattern !== undefined) {
    return fc.stringMatching(new RegExp(pattern)).filter((value) => value.length <= maxLength);
  }
  const max = Math.min(maxLength, defaultMaxLength);
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: max })
    .map((value) => [...value.replaceAll('\0', 'x')].slice(0, max).join(''))
    .map((value) => (minLength > 0 && value.trim() === '' ? 'x'.repeat(minLength) : value))
    .filter((value) => [...value].length >= minLength);
}

const noDots = (value: string) => !value.includes('..') && !value.includes('.@');

function object(schema: Schema, overrides: Overrides): fc.Arbitrary<Body> {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property === false ? [] : [[name, overrides[name] ?? valid(property, overrides)] as const],
  );
  const required = new Set(schema.required);
  const optional = properties.map(([name]) => name).filter((name) => !required.has(name));
  return fc
    .tuple(fc.record(Object.fromEntries(properties)), fc.subarray(optional))
    .map(([all, left]) => {
      const body: Body = { ...all };
      for (const name of left) delete body[name];
      return fulfill(schema, body, all);
    });
}

/** Adjusts a body so that it satisfies the schema's `if`/`then` conditions. */
function fulfill(schema: Schema, body: Body, all: Body): Body {
  for (const { if: condition, then } of schema.allOf ?? []) {
    const holds = Object.entries(condition.properties ?? {}).every(([name, wanted]) => {
      if (wanted === false) return false;
      return 'const' in wanted ? body[name] === wanted.const : wanted.enum?.includes(body[name]);
    });
    if (!holds) continue;
    for (const name of then.required ?? []) body[name] ??= all[name];
    for (const [name, wanted] of Object.entries(then.properties ?? {})) {
      if (wanted === false) delete body[name];
      else if ('const' in wanted) body[name] = wanted.const;
    }
  }
  return body;
}
