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

test('a body that stands still after a good beginning is not waited for', async () => {
  const body = new PassThrough();
  const refused = vi.fn();
  readBody(body, bounds).catch(refused);
  body.write(Buffer.alloc(100));
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status: 408 }));
});
