import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody } from './readBody.ts';

const bounds = { maxBytes: 1000, minBytes: 10, timeoutMs: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('rejects a body that stops after its first bytes', async () => {
  const body = new PassThrough();
  const refused = vi.fn();
  readBody(body, bounds).catch(refused);
  body.write(Buffer.alloc(100));
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status: 408 }));
});

test.each([
  ['missing', undefined],
  ['correct', 9],
  ['too large', 900],
])('reads a body exactly as sent if the announced length is %s', async (_name, announced) => {
  const body = new PassThrough();
  const read = readBody(body, bounds, announced);
  for (const part of ['one', 'two', 'six']) body.write(part);
  body.end();
  expect((await read).toString()).toBe('onetwosix');
});

test('rejects a body that exceeds the general limit, even if its announced length does not', async () => {
  const body = new PassThrough();
  const read = readBody(body, bounds, 10);
  body.end(Buffer.alloc(1001));
  await expect(read).rejects.toMatchObject({ status: 413 });
});
