import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listMails } from '../mail/index.ts';
import { cardPayload } from '../testing/payloads.ts';
import { startTogether } from '../testing/startTogether.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { listPayments, paymentHistory, setPaymentStatus, type PaymentStatus } from './payments.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const set = (registrationId: string, status: PaymentStatus) =>
  setPaymentStatus({ db: service.db, registrationId, status, operator: 'Sam Staff' });
const statusOf = async (id: string) =>
  (await listPayments(service.db, undefined)).find((line) => line.id === id)?.status;

test('a wire payment stays reported until staff change its status, and every change is recorded', async () => {
  const { registrationId } = await service.registered();
  expect(await statusOf(registrationId)).toBe('reported');
  expect(await set(registrationId, 'pending')).toBe('reported');
  expect(await set(registrationId, 'received')).toBe('pending');
  expect(await set(registrationId, 'received')).toBe('received');
  expect(await statusOf(registrationId)).toBe('received');
  const history = await paymentHistory(service.db, registrationId);
  expect(history).toMatchObject([
    { operator: 'Sam Staff', details: { from: 'reported', to: 'pending' } },
    { operator: 'Sam Staff', details: { from: 'pending', to: 'received' } },
  ]);
});

/** Lets two operators change a payment at once: both have read it before either changes it. */
const setAtOnce = (registrationId: string, statuses: readonly PaymentStatus[]) =>
  startTogether(
    service.db,
    (kysely) =>
      kysely
        .selectFrom('portal.payments')
        .select('status')
        .where('registration_id', '=', registrationId)
        .forUpdate()
        .execute(),
    statuses.map((status) => () => set(registrationId, status)),
  );

test('two operators who set the same status at once cause one change and one mail', async () => {
  const { registrationId } = await service.registered();
  const before = await setAtOnce(registrationId, ['received', 'received']);
  expect(before.sort()).toEqual(['received', 'reported']);
  expect(await paymentHistory(service.db, registrationId)).toMatchObject([
    { details: { from: 'reported', to: 'received' } },
  ]);
  const mails = await listMails(service.db, { registrationId });
  expect(mails.filter(({ kind }) => kind === 'payment_received')).toHaveLength(1);
});

test('a status change affects only one payment and its history', async () => {
  const [one, other] = [await service.registered(), await service.registered()];
  await set(other.registrationId, 'pending');
  await set(one.registrationId, 'received');
  expect(await statusOf(other.registrationId)).toBe('pending');
  expect(await paymentHistory(service.db, one.registrationId)).toMatchObject([
    { details: { from: 'reported', to: 'received' } },
  ]);
});

test('a card payment can only be set to refunded', async () => {
  const user = service.identity.addUser();
  const { id } = (await service.post(cardPayload(user))).json<{ id: string }>();
  await expect(set(id, 'received')).rejects.toThrow('can only become refunded');
  expect(await statusOf(id)).toBe('charged');
  await set(id, 'refunded');
  expect(await statusOf(id)).toBe('refunded');
  await expect(set(id, 'received')).rejects.toThrow('can only become refunded');
  expect(await statusOf(id)).toBe('refunded');
});

test('the list of payments contains charges, and possible charges, without a registration', async () => {
  const charge = {
    reference: 'test_1',
    amountCents: 515_000,
    brand: 'visa',
    last4: '4242',
    expiryMonth: '04',
    expiryYear: '2031',
  };
  const [charging, paid] = [randomUUID(), randomUUID()];
  await service.db.kysely
    .insertInto('portal.registration_intents')
    .values([
      { id: charging, auth_id: randomUUID(), state: 'charging', ssn_fingerprint: charging },
      {
        id: paid,
        auth_id: randomUUID(),
        state: 'paid',
        ssn_fingerprint: paid,
        charge: JSON.stringify(charge),
      },
      { id: randomUUID(), auth_id: randomUUID(), state: 'open' },
    ])
    .execute();
  expect(await listPayments(service.db, 'charging')).toMatchObject([
    { id: charging, method: 'card', status: 'charging', cents: null, reference: null },
  ]);
  expect(await listPayments(service.db, 'paid')).toMatchObject([
    { id: paid, status: 'paid', cents: 515_000, reference: 'test_1' },
  ]);
  const all = await listPayments(service.db, undefined);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([charging, paid]));
  expect([...all].sort((a, b) => a.since.getTime() - b.since.getTime())).toEqual(all);
});
