import type { RegistrationReceipt } from '@bank-bonuses/api-client';
import { beforeAll, expect, test } from 'vitest';
import { createFieldKeys, generateFieldKeys, type FieldKeys } from '../../encryption/fieldKeys.ts';
import { testCards, testProcessor } from '../../payments/testProcessor.ts';
import { cardPayload, wirePayload } from '../../testing/payloads.ts';
import { countFor, paymentMethodOf } from '../../testing/registrationRows.ts';
import { loseResponse, loseRequest, stubProcessor } from '../../testing/stubProcessor.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testService } from '../../testing/testService.ts';

const done = { registrations: 1, charges: 1, state: 'completed' };
let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase();
});

async function serviceWith(...steps: Parameters<typeof stubProcessor>[1]) {
  const processor = stubProcessor(testProcessor({ db }), steps);
  return { processor, ...(await testService({ processor })) };
}

test('simultaneous requests of one customer make one registration and one charge, and all get the receipt', async () => {
  const { identity, post, documents } = await testService();
  const user = identity.addUser();
  const payload = cardPayload(user);
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(payload)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  const receipts = answers.map((answer) => answer.json<RegistrationReceipt>());
  const [first, ...others] = receipts.filter((receipt) => !receipt.already_registered);
  expect(others).toEqual([]);
  for (const receipt of receipts.filter((each) => each !== first))
    expect(receipt).toEqual({ ...first, already_registered: true });
  expect(await countFor(db, user.id)).toEqual(done);
  // Only the three photos of the stored registration remain.
  expect(documents.contents.size).toBe(3);
});

test('the next try finds a charge whose response was lost', async () => {
  const { identity, post, processor, documents } = await serviceWith(loseResponse);
  const user = identity.addUser();
  const lost = await post(cardPayload(user));
  expect(lost.statusCode).toBe(503);
  expect(lost.body).toContain('you will not be charged twice');
  expect(await countFor(db, user.id)).toEqual({ registrations: 0, charges: 1, state: 'charging' });
  expect(documents.contents.size).toBe(0);

  expect((await post(cardPayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
  expect(processor.keys).toHaveLength(1);
});

test('the next try makes a charge that never reached the processor, with the same key', async () => {
  const { identity, post, processor } = await serviceWith(loseRequest);
  const user = identity.addUser();
  expect((await post(cardPayload(user))).statusCode).toBe(503);
  expect((await post(cardPayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
  expect(new Set(processor.keys).size).toBe(1);
  expect(processor.keys).toHaveLength(2);
});

test('a charge whose response was lost becomes the payment after a decline, too', async () => {
  const { identity, post } = await serviceWith((charge) => charge(), loseResponse);
  const user = identity.addUser();
  const declined = await post(cardPayload(user, { card_number: testCards.declined }));
  expect(declined.statusCode).toBe(402);
  expect((await post(cardPayload(user))).statusCode).toBe(503);
  expect(await countFor(db, user.id)).toEqual({ registrations: 0, charges: 1, state: 'charging' });
  expect((await post(wirePayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
  expect(await paymentMethodOf(db, user.id)).toBe('card');
});

test('paying by wire works after a request was lost before it reached the processor', async () => {
  const { identity, post } = await serviceWith(loseRequest);
  const user = identity.addUser();
  await post(cardPayload(user));
  expect((await post(wirePayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual({ ...done, charges: 0 });
});

test('a declined card is reported, and another card is charged with a new idempotency key', async () => {
  const { identity, post, processor, documents } = await serviceWith();
  const user = identity.addUser();
  for (const card_number of [testCards.declined, '4111111111111111']) {
    const declined = await post(cardPayload(user, { card_number }));
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toEqual({
      detail:
        'Your card was declined. Nothing was charged. Please try another card or payment method.',
    });
  }
  expect(documents.contents.size).toBe(0);
  expect((await post(cardPayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
  expect(new Set(processor.keys).size).toBe(3);
});

test('a person cannot be registered twice while the outcome of a charge is unknown', async () => {
  const { identity, post } = await serviceWith(loseResponse);
  const user = identity.addUser();
  const payload = cardPayload(user);
  await post(payload);
  const other = await post(wirePayload(identity.addUser(), { ssn: payload.ssn }));
  expect(other.statusCode).toBe(409);
});

/**
 * Returns keys that fail at the first registration, after the charge and before the registration is
 * stored.
 */
function crashingOnce(): FieldKeys {
  const keys = createFieldKeys(generateFieldKeys());
  let crashes = 1;
  return {
    ...keys,
    encrypt: (text, context) => {
      if (context.column === 'ssn_sealed' && crashes-- > 0) throw new Error('crash');
      return keys.encrypt(text, context);
    },
  };
}

test('a crash between charge and commit ends in one charge and one registration', async () => {
  const { identity, post, documents } = await testService({ fieldKeys: crashingOnce() });
  const user = identity.addUser();
  const crashed = await post(cardPayload(user));
  expect(crashed.statusCode).toBe(500);
  expect(crashed.body).not.toContain('crash');
  expect(await countFor(db, user.id)).toEqual({ registrations: 0, charges: 1, state: 'paid' });

  // The charge becomes the payment, although the customer now asks to pay by wire.
  expect((await post(wirePayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
  expect(await paymentMethodOf(db, user.id)).toBe('card');
  expect(documents.contents.size).toBe(2);
});
