import type { Payment, UserProfile } from '@bank-bonuses/api-client';
import { agreements, versionInForce } from '@bank-bonuses/product';
import { beforeAll, expect, test } from 'vitest';
import { setPaymentStatus } from '../backoffice/payments.ts';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

interface Receipt {
  id: string;
  reference: string;
  payment: Payment;
}

async function registered(payloadOf: typeof cardPayload, changes = {}) {
  const user = service.identity.addUser();
  const payload = payloadOf(user, changes);
  const receipt = (await service.post(payload)).json<Receipt>();
  const profile = async () => (await service.get(user, '/api/user/profile')).json<UserProfile>();
  return { user, payload, receipt, profile };
}

const row = (id: string) =>
  service.db.kysely
    .selectFrom('portal.payments')
    .selectAll()
    .where('registration_id', '=', id)
    .executeTakeFirstOrThrow();

const moments = {
  status_changed_at: expect.stringMatching(/Z$/) as string,
  registered_at: expect.stringMatching(/Z$/) as string,
};

test('returns a card payment with its amounts, card and contracts', async () => {
  const { payload, receipt, profile } = await registered(cardPayload);
  const accepted = new Date(payload.terms_accepted_at);
  expect(receipt.payment).toEqual({
    reference: receipt.reference,
    method: 'card',
    status: 'charged',
    ...moments,
    amount: 5150,
    opening_fee: 5000,
    card_fee: 150,
    card: { brand: 'Visa', last4: '4242' },
    card_authorized_at: payload.card_authorization_accepted_at,
    contracts: [
      {
        kind: 'terms_of_service',
        version: versionInForce(agreements.terms_of_service, accepted),
        accepted_at: payload.terms_accepted_at,
      },
      {
        kind: 'contractor_agreement',
        version: versionInForce(agreements.contractor_agreement, accepted),
        accepted_at: payload.contractor_agreement_accepted_at,
      },
    ],
  });
  expect(await row(receipt.id)).toMatchObject({ amount_cents: 515000, opening_fee_cents: 500000 });
  expect((await profile()).payment).toEqual(receipt.payment);
});

test('a payment by wire has neither card nor card fee', async () => {
  const { receipt } = await registered(wirePayload);
  const { payment } = receipt;
  expect(payment).toMatchObject({ method: 'wire', status: 'reported', amount: 5000 });
  expect(Object.keys(payment)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^card/)]),
  );
});

test('returns the fees as stored, even if the current fee differs', async () => {
  const { receipt, profile } = await registered(cardPayload);
  await service.db.kysely
    .updateTable('portal.payments')
    .set({ opening_fee_cents: 400000, amount_cents: 412050 })
    .where('registration_id', '=', receipt.id)
    .execute();
  expect((await profile()).payment).toMatchObject({
    amount: 4120.5,
    opening_fee: 4000,
    card_fee: 120.5,
  });
});

test('returns the status that staff set, with the time of the change', async () => {
  const { receipt, profile } = await registered(wirePayload);
  const before = receipt.payment.status_changed_at;
  const change = { db: service.db, registrationId: receipt.id, operator: 'Sam Staff' };
  await setPaymentStatus({ ...change, status: 'received' });
  const { payment } = await profile();
  expect(payment?.status).toBe('received');
  expect(payment?.status_changed_at).toBe((await row(receipt.id)).updated_at.toISOString());
  expect(Date.parse(payment?.status_changed_at ?? '')).toBeGreaterThan(Date.parse(before));
});

test.each([
  ['amex', 'American Express'],
  ['Some Bank Card', 'Some Bank Card'],
])('returns the card brand %s as %s', async (card_brand, brand) => {
  const { receipt, profile } = await registered(cardPayload);
  await service.db.kysely
    .updateTable('portal.payments')
    .set({ card_brand })
    .where('registration_id', '=', receipt.id)
    .execute();
  expect((await profile()).payment?.card).toEqual({ brand, last4: '4242' });
});
