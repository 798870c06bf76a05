import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/openDatabase.ts';
import { chargeRequest } from '../testing/chargeRequest.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import type { CardDetails, CardProcessor } from './cardProcessor.ts';
import { testCards, testProcessor } from './testProcessor.ts';

let db: Database;
let processor: CardProcessor;
beforeAll(async () => {
  db = await testDatabase();
  processor = testProcessor({ db });
});

let keys = 0;
const deadline = () => AbortSignal.timeout(20_000);

function charge(changes: Partial<CardDetails>, idempotencyKey = `key-${(keys += 1)}`) {
  return processor.charge(chargeRequest(idempotencyKey, changes), deadline());
}

test('declines every card but the approved one', async () => {
  expect(await charge({ number: '4111111111111111' })).toMatchObject({ outcome: 'declined' });
});

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
