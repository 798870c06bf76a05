import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDetail } from './detail.ts';

const protectedNames = [
  'password',
  'ssn',
  'decrypted_ssn',
  'date_of_birth',
  'mothers_maiden_name',
  'card_number',
  'card_security_code',
];

/** Secrets that are unlikely to occur in a generated text by chance. */
const secret = fc
  .tuple(
    fc.constantFrom('Zq', 'Ξx', '"\\Q'),
    fc.stringMatching(/^[A-Za-z0-9"\\$.*+?^(){}|[\] -]{6,30}$/),
  )
  .map(([start, rest]) => `${start}${rest}#7`);

const planted = fc.record({ name: fc.constantFrom(...protectedNames), value: secret });
const place = fc.constantFrom('key', 'nested', 'sentence', 'message', 'location', 'input', 'name');

function detailWith(where: string, name: string, value: string, noise: unknown): unknown {
  switch (where) {
    case 'key':
      return { [name]: value, noise, message: `${value} was refused` };
    case 'nested':
      return { noise, errors: [{ fields: { [name]: [value, { again: value }] } }] };
    case 'sentence':
      return `The ${name} ${value} was refused`;
    case 'message':
      return [{ loc: ['body', 'city'], msg: `Got ${value}` }];
    case 'location':
      return [{ loc: ['body', value], msg: 'Unknown' }];
    case 'input':
      return [{ loc: ['body', name], msg: `Got ${value}`, input: value, ctx: { value } }];
    default:
      return { [value]: 'Unknown', noise };
  }
}

const leaks = (output: unknown, value: string) => {
  const text = JSON.stringify(output);
  return text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1));
};

describe('normalizeDetail', () => {
  it('removes sent protected values, wherever the server repeats them', () => {
    fc.assert(
      fc.property(planted, place, fc.jsonValue(), ({ name, value }, where, noise) => {
        const sent = { city: 'Agawam', [name]: value };
        const output = normalizeDetail({ detail: detailWith(where, name, value, noise) }, sent);
        expect(leaks(output, value)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('removes values of protected fields of the detail, even if nothing was sent', () => {
    fc.assert(
      fc.property(
        planted,
        fc.constantFrom('key', 'nested', 'input'),
        fc.jsonValue(),
        ({ name, value }, where, noise) => {
          const output = normalizeDetail({ detail: detailWith(where, name, value, noise) });
          expect(leaks(output, value)).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never throws and never returns more than 2,000 characters for any input', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), fc.anything({ maxDepth: 3 }), (detail, sent) => {
        const { text, fieldErrors } = normalizeDetail({ detail }, sent);
        expect(text?.length ?? 0).toBeLessThanOrEqual(2000);
        for (const { message, field } of fieldErrors) {
          expect(message.length).toBeLessThanOrEqual(2000);
          expect(field).not.toBe('');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('does not cut a surrogate pair in half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), (shift) => {
        const { text } = normalizeDetail({ detail: ' '.repeat(shift) + '😀 '.repeat(1500) });
        expect(text?.isWellFormed()).toBe(true);
      }),
    );
  });

  it('limits the text for thousands of entries and for deep nesting', () => {
    const many = Array.from({ length: 20_000 }, () => ({
      loc: ['body', 'x'],
      msg: 'y'.repeat(50),
    }));
    expect(normalizeDetail({ detail: many }).text?.length).toBe(2000);
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as unknown;
    expect(normalizeDetail({ detail: deep }).text).toContain('[removed]');
  });
});
