import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/openDatabase.ts';
import { chargeRequest } from '../testing/chargeRequest.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import type { CardDetails, CardProcessor } from './cardProcessor.ts';
import { testCards, testProcessor, cardBrand } from './testProcessor.ts';

let db: Database;
let processor: CardProcessor;
beforeAll(async () => {
  db = await testDatabase();
  processor = testProcessor({ db });
});
afterEach(() => {
  vi.useRealTimers();
});

let keys = 0;
const deadline = () => AbortSignal.timeout(20_000);

function charge(changes: Partial<CardDetails>, idempotencyKey = `key-${(keys += 1)}`) {
  return processor.charge(chargeRequest(idempotencyKey, changes), deadline());
}

test.each([
  ['11', '2026', '2026-11-01T00:00:00Z', 'approved'],
  ['11', '2026', '2026-11-30T23:59:59Z', 'approved'],
  ['11', '2026', '2026-12-01T00:00:00Z', 'declined'],
  ['12', '2026', '2026-11-30T23:59:59Z', 'approved'],
  ['12', '2026', '2026-12-31T23:59:59Z', 'approved'],
  ['12', '2026', '2027-01-01T00:00:00Z', 'declined'],
  ['01', '2027', '2026-12-31T23:59:59Z', 'approved'],
  ['01', '2027', '2027-01-31T23:59:59Z', 'approved'],
  ['01', '2027', '2027-02-01T00:00:00Z', 'declined'],
])('a card valid through %s/%s, charged at %s, is %s', async (month, year, now, outcome) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const result = await charge({ expiryMonth: month, expiryYear: year });
  expect(result.outcome).toBe(outcome);
  if (result.outcome === 'declined') expect(result.reason).toBe('expired_card');
});

test.each([testCards.declined, '4111111111111111', '5555555555554444'])(
  'declines the card %s without a reason',
  async (number) => {
    expect(await charge({ number })).toMatchObject({ outcome: 'declined', reason: undefined });
  },
);

test('decides each key once: a repeat gets the same response, even with another card', async () => {
  const first = await charge({}, 'decided');
  expect(first).toMatchObject({
    outcome: 'approved',
    amountCents: 515_000,
    brand: 'visa',
    last4: '4242',
    expiryMonth: '04',
    expiryYear: '2031',
  });
  expect(await charge({ number: testCards.declined, expiryMonth: '05' }, 'decided')).toEqual(first);
  expect(await processor.findCharge('decided', deadline())).toEqual(first);
  const refused = await charge({ number: testCards.declined }, 'refused');
  expect(refused.outcome).toBe('declined');
  expect(await charge({}, 'refused')).toEqual(refused);
});

test('makes no charge after a time-out', async () => {
  const card = { number: testCards.timesOut } as CardDetails;
  const request = { idempotencyKey: 'late', amountCents: 515_000, currency: 'USD', card } as const;
  await expect(processor.charge(request, AbortSignal.abort())).rejects.toThrow();
  expect(await processor.findCharge('late', deadline())).toBeUndefined();
});

/** Tests the first and the last prefix of each range, and the prefixes next to it. */
test.each([
  ['visa', ['4']],
  ['mastercard', ['51', '55', '2221', '2229', '223', '229', '23', '26', '270', '271', '2720']],
  ['amex', ['34', '37']],
  ['discover', ['6011', '644', '649', '65']],
  ['diners', ['300', '305', '36', '38', '39']],
  ['jcb', ['35']],
  ['unknown', ['0', '1', '50', '56', '2220', '2721', '273', '28', '30667', '31', '6010', '643']],
])('recognizes the card brand %s by the prefixes %j', (brand, prefixes) => {
  expect(prefixes.map((prefix) => cardBrand(prefix.padEnd(16, '0')))).toEqual(
    prefixes.map(() => brand),
  );
});
