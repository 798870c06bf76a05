import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serverOptions } from './serverOptions.ts';

/** A value that must not appear in the log; error messages may quote their input. */
const marker = 'Marker-value-66ff';

/** Logs an error and returns the resulting line. */
function lineOf(error: unknown): { text: string; err: Record<string, unknown>; msg?: string } {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify(serverOptions({ log: { stream } }));
  app.log.error({ event: 'request.failed', err: error });
  const [text = ''] = lines;
  return { text, ...(JSON.parse(text) as { err: Record<string, unknown>; msg?: string }) };
}

/** Returns an error like those of database drivers, with fields that quote a row. */
const databaseError = () =>
  Object.assign(new RangeError(`invalid value "${marker}"`), {
    code: '23505',
    table: 'registrations',
    constraint: 'registrations_ssn_key',
    detail: `Key (ssn)=(${marker}) already exists.`,
    parameters: [marker],
    query: { values: { ssn: marker } },
  });

test('logs an error’s kind, code and location, without the values in its message', () => {
  const { text, err, msg } = lineOf(databaseError());
  expect(text).not.toContain(marker);
  expect(err).toEqual({
    type: 'RangeError',
    message: '',
    code: '23505',
    table: 'registrations',
    constraint: 'registrations_ssn_key',
    stack: expect.stringMatching(/^ +at databaseError .*logger\.test\.ts/) as string,
  });
  expect(msg).toBe('');
});

test('logs the kind, code and location of an error’s causes, too', () => {
  const cause = new Error(marker, { cause: databaseError() });
  const { text, err } = lineOf(new Error('outside', { cause }));
  expect(text).not.toContain(marker);
  expect(err).toMatchObject({ cause: { type: 'Error', cause: { code: '23505' } } });
});

test('logs no details of aggregate errors and of thrown values that are not errors', () => {
  expect(lineOf(new AggregateError([databaseError()], marker)).text).not.toContain(marker);
  expect(lineOf(marker)).toMatchObject({ err: { type: 'string' } });
  expect(lineOf({ message: marker, code: marker }).text).not.toContain(marker);
});

test('does not mistake a line of a message for a stack frame', () => {
  const { text, err } = lineOf(new Error(`"a\n    at ${marker} (b.ts:1:1)" is not valid JSON`));
  expect(text).not.toContain(marker);
  expect(err['stack']).toMatch(/^ +at .*logger\.test\.ts/);
});
