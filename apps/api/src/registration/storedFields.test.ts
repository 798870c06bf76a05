import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { encryptionContexts } from '../encryption/encryptionContexts.ts';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

async function stored(payload: RegistrationPayload) {
  const answer = await service.post(payload);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();
  const { kysely } = service.db;
  const registration = await kysely
    .selectFrom('portal.registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payment = await kysely
    .selectFrom('portal.payments')
    .selectAll()
    .where('registration_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, registration, payment };
}

/** Different texts, so that the test detects mixed-up fields. */
const texts = {
  personal_email: 'at.home@example.com',
  personal_phone: '5550100188',
  first_name: 'Sam',
  last_name: 'Sample',
  address_line_1: '12 Sample Street',
  address_line_2: 'Apt 3',
  city: 'Agawam',
  state: 'CT',
  occupation: 'Teacher',
  employer: 'Sample School',
  income: 81_000,
  referred_by: 'Robin Placeholder',
} as const;

test('stores every text in its own column', async () => {
  const user = service.identity.addUser();
  const sent = { ...texts, mothers_maiden_name: 'Fictional', card_holder_name: 'S. Sample' };
  const { id, registration, payment } = await stored(cardPayload(user, sent));
  expect(registration).toMatchObject({ ...texts, email: user.email });
  const { fieldKeys } = service;
  expect([
    fieldKeys.decrypt(
      registration.mothers_maiden_name_sealed,
      encryptionContexts.mothersMaidenName(id),
    ),
    fieldKeys.decrypt(payment.card_holder_name_sealed ?? '', encryptionContexts.cardHolderName(id)),
  ]).toEqual(['Fictional', 'S. Sample']);
});

/** A field's schema in the contract. Free text has neither format nor pattern. */
interface TextSchema {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
}

/**
 * Fields that are never stored, or stored encrypted; the previous test decrypts the encrypted ones.
 */
const notInPlainText = ['password', 'mothers_maiden_name', 'card_holder_name'];

test('stores every text that the contract accepts', async () => {
  const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
  const { components } = parse(readFileSync(file, 'utf8')) as {
    components: { schemas: { RegistrationPayload: { properties: Record<string, TextSchema> } } };
  };
  const written = Object.entries(components.schemas.RegistrationPayload.properties)
    .filter(([key, { type, format, pattern }]) => {
      const isFree = type === 'string' && format === undefined && pattern === undefined;
      return isFree && !notInPlainText.includes(key);
    })
    .map(([key, { maxLength = 40 }], at) => [key, `${at} ${key}`.slice(0, maxLength)] as const);
  expect(written.length).toBeGreaterThan(10);
  const payload = cardPayload(service.identity.addUser(), Object.fromEntries(written));
  const { registration, payment } = await stored(payload);
  const values: unknown[] = [...Object.values(registration), ...Object.values(payment)];
  expect(written.filter(([, text]) => !values.includes(text))).toEqual([]);
});

test.each(['address_line_2', 'billing_address_line_2'] as const)(
  'stores null for an empty %s',
  async (field) => {
    const user = service.identity.addUser();
    const { registration, payment } = await stored(cardPayload(user, { [field]: '' }));
    expect({ ...registration, ...payment }).toMatchObject({ [field]: null });
  },
);

const card = { payloadOf: cardPayload, id_card_type: 'drivers_license', payment_sent: false };
const wire = { payloadOf: wirePayload, id_card_type: 'passport', payment_sent: true };
const abroad = { is_us_citizen: false, citizenship_country: 'Canada' } as const;
const resident = { ...abroad, permanent_resident: true } as const;
const visitor = { ...abroad, permanent_resident: false } as const;

test.each([
  ['resident by wire', wire, { ...resident, irs_withholding: false, payment_method: 'wire' }],
  ['visitor by bill pay', wire, { ...visitor, irs_withholding: true, payment_method: 'bill_pay' }],
  ['resident by card', card, { ...resident, irs_withholding: false, payment_method: 'card' }],
  ['citizen by card', card, { is_us_citizen: true, irs_withholding: true, payment_method: 'card' }],
] as const)('stores every answer of a %s in its own column', async (_who, kind, answers) => {
  const { payloadOf, ...given } = kind;
  const payload = payloadOf(service.identity.addUser(), answers);
  const { registration, payment } = await stored(payload);
  const unasked = { permanent_resident: null, citizenship_country: null };
  expect(registration).toMatchObject({ ...unasked, ...given, ...answers });
  expect(payment.method).toBe(answers.payment_method);
});
