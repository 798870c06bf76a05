import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../http/httpError.ts';
import { createParsingSlots } from './parsingSlots.ts';

const perNetwork = { slots: 2, queue: 1 };
const options = { slots: 3, queue: 2, perNetwork, waitMs: 1000 };
// The loopback has no limit per network.
const here = '127.0.0.1';
const [one, other] = ['203.0.113.1', '198.51.100.1'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isAdmitted(entry: Promise<unknown>): Promise<boolean> {
  return Promise.race([entry.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('admits three requests, queues others, and rejects the rest', async () => {
  const slots = createParsingSlots(options);
  const inside = await Promise.all([slots.acquire(here), slots.acquire(here), slots.acquire(here)]);
  const waiting = [slots.acquire(here), slots.acquire(here)];
  await expect(slots.acquire(here)).rejects.toBeInstanceOf(HttpError);
  for (const entry of waiting) expect(await isAdmitted(entry)).toBe(false);

  inside[0]?.();
  inside[0]?.();
  expect(await isAdmitted(waiting[0] ?? Promise.reject(new Error()))).toBe(true);
  expect(await isAdmitted(waiting[1] ?? Promise.reject(new Error()))).toBe(false);
  inside[1]?.();
  expect(await isAdmitted(waiting[1] ?? Promise.reject(new Error()))).toBe(true);
});

test('rejects a request that waits too long, and drops it from the queue', async () => {
  const slots = createParsingSlots({ ...options, slots: 1 });
  const release = await slots.acquire(here);
  const entry = slots.acquire(here);
  const rejection = expect(entry).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(1000);
  await rejection;
  release();
  expect(await isAdmitted(slots.acquire(here))).toBe(true);
});

test('admits two requests of one network and queues one, so that others get slots', async () => {
  const slots = createParsingSlots(options);
  await Promise.all([slots.acquire(one), slots.acquire(one)]);
  const third = slots.acquire(one);
  expect(await isAdmitted(third)).toBe(false);
  await expect(slots.acquire(one)).rejects.toMatchObject({ status: 503 });
  expect(await isAdmitted(slots.acquire(other))).toBe(true);
});

test('assigns a free slot to the first queued request whose network is below its limit', async () => {
  const slots = createParsingSlots(options);
  const [release] = await Promise.all([slots.acquire(one), slots.acquire(one)]);
  const releaseOther = await slots.acquire(other);
  const [mine, theirs] = [slots.acquire(one), slots.acquire(other)];
  releaseOther();
  expect(await isAdmitted(theirs)).toBe(true);
  expect(await isAdmitted(mine)).toBe(false);
  release();
  expect(await isAdmitted(mine)).toBe(true);
});

test('the time limit of a request that has left the queue removes no other request from the queue', async () => {
  const slots = createParsingSlots({ ...options, slots: 1 });
  const release = await slots.acquire(here);
  const second = slots.acquire(here);
  release();
  const releaseSecond = await second;
  await vi.advanceTimersByTimeAsync(500);
  const third = slots.acquire(here);
  await vi.advanceTimersByTimeAsync(501);
  releaseSecond();
  expect(await isAdmitted(third)).toBe(true);
});
