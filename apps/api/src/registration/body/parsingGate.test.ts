import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../http/httpError.ts';
import { createParsingGate } from './parsingGate.ts';

const perNetwork = { slots: 2, queue: 1 };
const options = { slots: 3, queue: 2, perNetwork, waitMs: 1000, leaseMs: 5000 };
// The loopback has no limit per network.
const here = '127.0.0.1';
const [one, other] = ['203.0.113.1', '198.51.100.1'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isInside(entry: Promise<unknown>): Promise<boolean> {
  return Promise.race([entry.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('admits three requests, queues others, and rejects the rest', async () => {
  const gate = createParsingGate(options);
  const inside = await Promise.all([gate.enter(here), gate.enter(here), gate.enter(here)]);
  const waiting = [gate.enter(here), gate.enter(here)];
  await expect(gate.enter(here)).rejects.toBeInstanceOf(HttpError);
  for (const entry of waiting) expect(await isInside(entry)).toBe(false);

  inside[0]?.();
  inside[0]?.();
  expect(await isInside(waiting[0] ?? Promise.reject(new Error()))).toBe(true);
  expect(await isInside(waiting[1] ?? Promise.reject(new Error()))).toBe(false);
  inside[1]?.();
  expect(await isInside(waiting[1] ?? Promise.reject(new Error()))).toBe(true);
});

test('rejects a request that waits too long, and drops it from the queue', async () => {
  const gate = createParsingGate({ ...options, slots: 1 });
  const leave = await gate.enter(here);
  const entry = gate.enter(here);
  const rejection = expect(entry).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(1000);
  await rejection;
  leave();
  expect(await isInside(gate.enter(here))).toBe(true);
});

test('reclaims a slot that was never released', async () => {
  const gate = createParsingGate({ ...options, slots: 1 });
  const lost = await gate.enter(here);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await isInside(gate.enter(here))).toBe(true);
  // Releasing the slot after its lease has ended must not free a second slot.
  lost();
  expect(await isInside(gate.enter(here))).toBe(false);
});

test('admits two requests of one network and queues one, so that others get slots', async () => {
  const gate = createParsingGate(options);
  await Promise.all([gate.enter(one), gate.enter(one)]);
  const third = gate.enter(one);
  expect(await isInside(third)).toBe(false);
  await expect(gate.enter(one)).rejects.toMatchObject({ status: 503 });
  expect(await isInside(gate.enter(other))).toBe(true);
});

test('gives a free slot to the first queued request whose network is below its limit', async () => {
  const gate = createParsingGate(options);
  const [leave] = await Promise.all([gate.enter(one), gate.enter(one)]);
  const leaveOther = await gate.enter(other);
  const [mine, theirs] = [gate.enter(one), gate.enter(other)];
  leaveOther();
  expect(await isInside(theirs)).toBe(true);
  expect(await isInside(mine)).toBe(false);
  leave();
  expect(await isInside(mine)).toBe(true);
});

test('a request that was admitted from the queue removes no other request from the queue later', async () => {
  const gate = createParsingGate({ ...options, slots: 1 });
  const leave = await gate.enter(here);
  const second = gate.enter(here);
  leave();
  const leaveSecond = await second;
  await vi.advanceTimersByTimeAsync(500);
  const third = gate.enter(here);
  await vi.advanceTimersByTimeAsync(501);
  leaveSecond();
  expect(await isInside(third)).toBe(true);
});
