import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createParsingGate } from './parsingGate.ts';

const options = { places: 3, queue: 2, waitMs: 1000, holdMs: 5000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isInside(entry: Promise<unknown>): Promise<boolean> {
  return Promise.race([entry.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('lets three in, makes others wait in line and turns the rest away', async () => {
  const gate = createParsingGate(options);
  const inside = await Promise.all([gate.enter(), gate.enter(), gate.enter()]);
  const waiting = [gate.enter(), gate.enter()];
  await expect(gate.enter()).rejects.toBeInstanceOf(Problem);
  for (const entry of waiting) expect(await isInside(entry)).toBe(false);

  inside[0]?.();
  inside[0]?.();
  expect(await isInside(waiting[0] ?? Promise.reject(new Error()))).toBe(true);
  expect(await isInside(waiting[1] ?? Promise.reject(new Error()))).toBe(false);
  inside[1]?.();
  expect(await isInside(waiting[1] ?? Promise.reject(new Error()))).toBe(true);
});

test('sends somebody away who has waited long enough, and forgets about them', async () => {
  const gate = createParsingGate({ ...options, places: 1 });
  const leave = await gate.enter();
  const entry = gate.enter();
  const refusal = expect(entry).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(1000);
  await refusal;
  leave();
  expect(await isInside(gate.enter())).toBe(true);
});

test('takes a place back that was never given back', async () => {
  const gate = createParsingGate({ ...options, places: 1 });
  const lost = await gate.enter();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await isInside(gate.enter())).toBe(true);
  // Giving it back late must not make room for two.
  lost();
  expect(await isInside(gate.enter())).toBe(false);
});
