import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargeRequest } from '../testing/chargeRequest.ts';
import { cardPayload } from '../testing/payloads.ts';
import { processorStub, type MockFailure, type ProcessorStub } from '../testing/processorStub.ts';
import { testService } from '../testing/testService.ts';
import { httpProcessor, parseChargeAnswer } from './httpProcessor.ts';
import { testCards } from './testProcessor.ts';

let stub: ProcessorStub;
beforeEach(async () => {
  stub = await processorStub();
});
afterEach(() => stub.app.close());

const serviceOn = (key = stub.key) =>
  testService({
    processor: httpProcessor({ url: `${stub.url}/`, key }),
    limits: { processorTimeoutMs: 1000 },
  });

const approved = () => [...stub.charges.values()].filter(({ status }) => status === 'approved');

test('charges a card with the registration’s id as the key, and stores only the processor’s response', async () => {
  const { identity, post, db } = await serviceOn();
  const user = identity.addUser();
  const answer = await post(
    cardPayload(user, {
      card_number: '4242 4242 4242 4242',
      address_line_2: 'Apt 3',
      billing_address_line_1: '7 Fictional Road',
      billing_address_line_2: 'Suite 9',
      billing_city: 'Dover',
      billing_state: 'DE',
      billing_zip_code: '19901',
    }),
  );
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();
  expect(stub.requests).toMatchObject([
    {
      method: 'POST',
      path: '/v1/charges',
      headers: { 'idempotency-key': id, 'content-type': 'application/json' },
      body: {
        amount_cents: 515_000,
        currency: 'USD',
        card: {
          number: '4242424242424242',
          expiry_month: '04',
          expiry_year: '2031',
          security_code: '987',
          holder_name: 'Avery Example',
        },
        billing_address: {
          line_1: '7 Fictional Road',
          line_2: 'Suite 9',
          city: 'Dover',
          state: 'DE',
          zip_code: '19901',
          country: 'United States',
        },
      },
    },
  ]);
  const payment = await db.kysely
    .selectFrom('portal.payments')
    .selectAll()
    .where('registration_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(payment).toMatchObject({
    status: 'charged',
    amount_cents: 515_000,
    processor_reference: approved()[0]?.['reference'],
    card_brand: 'visa',
    card_last4: '4242',
  });
});

test('returns the reason of a decline', async () => {
  const { identity, post } = await serviceOn();
  const user = identity.addUser();
  const declined = await post(cardPayload(user, { card_number: testCards.declined }));
  expect(declined.statusCode).toBe(402);
  expect(declined.json()).toEqual({
    detail:
      'Your card was declined: it has insufficient funds. Nothing was charged. Please try another card or payment method.',
  });
});

const page = '<html><title>502</title>4242424242424242</html>';
const json = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const good = {
  status: 'approved',
  reference: 'ch_1',
  amount_cents: 515_000,
  brand: 'visa',
  last4: '4242',
  expiry_month: '04',
  expiry_year: '2031',
};

test.each<[string, boolean, MockFailure['answer'], string]>([
  ['does not respond in time', true, 'silence', 'processor_timeout'],
  ['closes the connection', false, 'cut', 'processor_unreachable'],
  ['charged too little', true, json({ ...good, amount_cents: 514_999 }), 'processor_other_amount'],
])(
  'a processor that %s leaves the outcome unknown, and the next try ends with one charge',
  async (_name, charged, answer, code) => {
    const { identity, post, log } = await serviceOn();
    const user = identity.addUser();
    stub.mockFailures.push({ charged, answer });
    const open = await post(cardPayload(user));
    expect(open.statusCode).toBe(503);
    expect(open.json()).toEqual({
      detail:
        'The card processor did not respond in time. Please try again: you will not be charged twice.',
    });
    expect(log.join('')).toContain(`"code":"${code}"`);
    expect(log.join('')).not.toMatch(/4242424242424242|"987"|Avery/);
    expect(log.join('')).not.toContain(stub.key);

    const again = await post(cardPayload(user));
    expect(again.statusCode, log.join('')).toBe(201);
    expect(approved()).toHaveLength(1);
    expect(stub.charges.size).toBe(1);
  },
);

test.each<[string, MockFailure['answer'], string]>([
  ['is already processing the charge (409)', { status: 409, body: '{}' }, 'processor_status_409'],
  ['has only queued the charge (202)', { ...json(good), status: 202 }, 'processor_status_202'],
  ['responds with an HTML page', { status: 200, body: page }, 'processor_unreadable'],
  [
    'returns a reference with the card number',
    json({ ...good, reference: 'ch_4242424242424242' }),
    'processor_unreadable',
  ],
])('a processor that %s has made no decision', async (_name, answer, code) => {
  stub.mockFailures.push({ charged: true, answer });
  const { charge } = httpProcessor({ url: stub.url, key: stub.key });
  const error = await charge(chargeRequest('a key'), AbortSignal.timeout(5000)).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('4242');
});

test('accepts a reference of digits, and lower-cases the card brand', () => {
  const answer = { ...good, reference: '402211335566778', brand: 'MasterCard' };
  expect(parseChargeAnswer(answer)).toMatchObject({
    reference: '402211335566778',
    brand: 'mastercard',
  });
});

test.each([
  ['reference', 'ch_8d0f and more'],
  ['brand', '4242'],
  ['last4', '42424'],
  ['expiry_month', '13'],
  ['amount_cents', '515000'],
  ['status', 'succeeded'],
])('parseChargeAnswer throws for an approval whose %s is %j', (name, value) => {
  expect(() => parseChargeAnswer({ ...good, [name]: value })).toThrow(
    expect.objectContaining({ code: 'processor_unreadable' }),
  );
});

test('parseChargeAnswer requires a reference in a decline, and drops unknown reasons', () => {
  const declined = { status: 'declined', reference: 'ch_8d10', reason: 'card says 4242' };
  expect(parseChargeAnswer(declined)).toEqual({
    outcome: 'declined',
    reference: 'ch_8d10',
    reason: undefined,
  });
  expect(() => parseChargeAnswer({ ...declined, reference: undefined })).toThrow();
});

test('a charge of another amount that is found later does not count as payment', async () => {
  const { identity, post, log } = await serviceOn();
  const user = identity.addUser();
  stub.charges.clear();
  stub.mockFailures.push({ charged: true, answer: 'cut' });
  await post(cardPayload(user));
  for (const charge of stub.charges.values()) charge['amount_cents'] = 1;
  expect((await post(cardPayload(user))).statusCode).toBe(503);
  expect(stub.requests.at(-1)).toMatchObject({ method: 'GET' });
  expect(log.join('')).toContain('processor_other_amount');
});

test('only a 404 of the processor itself means that there is no charge', async () => {
  const processor = httpProcessor({ url: `${stub.url}/elsewhere`, key: stub.key });
  const found = processor.findCharge('a key', AbortSignal.timeout(5000));
  await expect(found).rejects.toMatchObject({ code: 'processor_status_404' });
  const asked = httpProcessor({ url: stub.url, key: stub.key });
  expect(await asked.findCharge('a/key', AbortSignal.timeout(5000))).toBeUndefined();
  expect(stub.requests.at(-1)?.path).toBe('/v1/charges/a%2Fkey');
  // This response has the status 200, so it does not come from the processor.
  stub.charges.set('odd', { status: 'not_found' });
  await expect(asked.findCharge('odd', AbortSignal.timeout(5000))).rejects.toMatchObject({
    code: 'processor_unreadable',
  });
});

test('a wrong processor key charges nothing and does not count as a decline', async () => {
  const { identity, post, log } = await serviceOn('another-key');
  const answer = await post(cardPayload(identity.addUser()));
  expect(answer.statusCode).toBe(503);
  expect(stub.charges.size).toBe(0);
  expect(log.join('')).toContain('processor_status_401');
  expect(log.join('')).not.toContain('another-key');
});
