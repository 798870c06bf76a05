import type { RegistrationPayload } from '@bank-bonuses/api-client';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { encryptionContexts } from '../encryption/encryptionContexts.ts';
import { cardPayload, photo, wirePayload } from '../testing/payloads.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

async function stored(id: string) {
  const { kysely } = service.db;
  return {
    registration: await kysely
      .selectFrom('portal.registrations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    banks: await kysely
      .selectFrom('portal.existing_bank_accounts')
      .selectAll()
      .where('registration_id', '=', id)
      .orderBy('position')
      .execute(),
    documents: await kysely
      .selectFrom('portal.documents')
      .selectAll()
      .where('registration_id', '=', id)
      .orderBy('kind')
      .execute(),
    consents: await kysely
      .selectFrom('portal.consents')
      .select(['kind', 'accepted_at'])
      .where('registration_id', '=', id)
      .orderBy('kind')
      .execute(),
    payment: await kysely
      .selectFrom('portal.payments')
      .selectAll()
      .where('registration_id', '=', id)
      .executeTakeFirstOrThrow(),
  };
}

async function register(payload: RegistrationPayload) {
  const answer = await service.post(payload);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();
  return { id, ...(await stored(id)) };
}

test("stores a registration with a driver's license and a card", async () => {
  const user = service.identity.addUser({ email: 'sam.sample@example.com' });
  const payload = cardPayload(user, {
    email: 'Sam.Sample@Example.com',
    personal_email: 'Sam.at.Home@example.com',
    ssn: '900-77-3456',
    dl_photo_front: await photo('front', 'front of my license.jpg'),
    existing_bank_accounts: [
      { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
      { institution: 'SoFi', accountTypes: ['Business Savings'] },
    ],
  });
  const { id, registration, banks, documents, consents, payment } = await register(payload);
  expect(registration).toMatchObject({
    auth_id: user.id,
    email: 'sam.sample@example.com',
    personal_email: 'Sam.at.Home@example.com',
    zip_code: '01001',
    income_text: null,
    is_us_citizen: true,
    permanent_resident: null,
    citizenship_country: null,
    id_card_type: 'drivers_license',
    payment_method: 'card',
    payment_sent: false,
  });
  const { fieldKeys } = service;
  expect(fieldKeys.decrypt(registration.ssn_sealed, encryptionContexts.ssn(id))).toBe('900773456');
  expect(
    fieldKeys.decrypt(registration.date_of_birth_sealed, encryptionContexts.dateOfBirth(id)),
  ).toBe('1990-04-12');
  expect(banks.map(({ institution, account_types }) => [institution, account_types])).toEqual([
    ['Chase', ['Personal Checking', 'Roth IRA']],
    ['SoFi', ['Business Savings']],
  ]);
  expect(consents.map(({ kind, accepted_at }) => [kind, accepted_at.toISOString()])).toEqual([
    ['card_authorization', '2026-11-20T15:04:12.000Z'],
    ['contractor_agreement', '2026-11-20T15:04:09.000Z'],
    ['terms_of_service', '2026-11-20T15:04:05.000Z'],
  ]);
  expect(payment).toMatchObject({
    method: 'card',
    status: 'charged',
    amount_cents: 515_000,
    card_brand: 'visa',
    card_last4: '4242',
    card_expiry_month: '04',
    card_expiry_year: '2031',
    processor_reference: expect.stringMatching(/^test_/) as string,
  });

  expect(documents.map(({ kind }) => kind)).toEqual([
    'dl_photo_back',
    'dl_photo_front',
    'selfie_photo',
  ]);
  expect((await service.documents.list(`${id}/`)).sort()).toEqual(
    documents.map((document) => document.storage_key).sort(),
  );
  const front = documents[1];
  expect(
    fieldKeys.decrypt(front?.filename_sealed ?? '', encryptionContexts.filename(front?.id ?? '')),
  ).toBe('front of my license.jpg');
  const ciphertext = await service.documents.get(front?.storage_key ?? '');
  const opened = fieldKeys.decryptBytes(ciphertext, encryptionContexts.document(front?.id ?? ''));
  expect(opened.length).toBe(front?.byte_length);
  expect(await sharp(opened).metadata()).toMatchObject({ format: 'jpeg', width: 32, height: 20 });
});

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

const billing = {
  billing_address_line_1: '7 Fictional Road',
  billing_address_line_2: 'Suite 9',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip_code: 'M5V 2T6',
  billing_country: 'Canada',
} as const;

test('stores every text in its own column', async () => {
  const user = service.identity.addUser();
  const sent = { ...texts, mothers_maiden_name: 'Fictional', card_holder_name: 'S. Sample' };
  const { id, registration, payment, banks } = await register(
    cardPayload(user, { ...sent, ...billing, existing_bank_accounts: [] }),
  );
  expect(banks).toEqual([]);
  expect(registration).toMatchObject({ ...texts, email: user.email });
  expect(payment).toMatchObject(billing);
  const { fieldKeys } = service;
  expect([
    fieldKeys.decrypt(
      registration.mothers_maiden_name_sealed,
      encryptionContexts.mothersMaidenName(id),
    ),
    fieldKeys.decrypt(payment.card_holder_name_sealed ?? '', encryptionContexts.cardHolderName(id)),
  ]).toEqual(['Fictional', 'S. Sample']);
});

test.each(['address_line_2', 'billing_address_line_2'] as const)(
  'stores null for an empty %s',
  async (field) => {
    const user = service.identity.addUser();
    const { registration, payment } = await register(cardPayload(user, { [field]: '' }));
    expect({ ...registration, ...payment }).toMatchObject({ [field]: null });
  },
);

const abroad = { is_us_citizen: false, citizenship_country: 'Canada' } as const;

test.each([
  { ...abroad, permanent_resident: true, irs_withholding: false, payment_method: 'wire' },
  { ...abroad, permanent_resident: false, irs_withholding: true, payment_method: 'bill_pay' },
] as const)('stores the answers %j, and charges nothing', async (answers) => {
  const user = service.identity.addUser();
  const { registration, documents, consents, payment } = await register(wirePayload(user, answers));
  expect(registration).toMatchObject({ ...answers, id_card_type: 'passport', payment_sent: true });
  expect(documents.map(({ kind }) => kind)).toEqual(['passport_photo', 'selfie_photo']);
  expect(consents.map(({ kind }) => kind)).toEqual(['contractor_agreement', 'terms_of_service']);
  expect(payment).toMatchObject({
    method: answers.payment_method,
    status: 'reported',
    amount_cents: 500_000,
    processor_reference: null,
    card_last4: null,
  });
});
