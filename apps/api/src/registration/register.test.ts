import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { encryptionContexts } from '../encryption/encryptionContexts.ts';
import { cardPayload, photo, wirePayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
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

test("stores a registration with a driver's license and a card", async () => {
  const user = service.identity.addUser({ email: 'sam.sample@example.com' });
  const payload = cardPayload(user, {
    email: 'Sam.Sample@Example.com',
    personal_email: 'Sam.at.Home@example.com',
    ssn: '900-77-3456',
    dl_photo_front: await photo('front', 'front of my license.jpg'),
    address_line_2: 'Apt 3',
    referred_by: 'Robin Sample',
    existing_bank_accounts: [
      { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
      { institution: 'SoFi', accountTypes: ['Business Savings'] },
    ],
  });
  const answer = await service.post(payload);
  expect(answer.statusCode).toBe(201);
  const { id, status } = answer.json<{ id: string; status: string }>();
  expect(status).toBe('received');

  const { registration, banks, documents, consents, payment } = await stored(id);
  expect(registration).toMatchObject({
    auth_id: user.id,
    email: 'sam.sample@example.com',
    personal_email: 'Sam.at.Home@example.com',
    first_name: 'Avery',
    address_line_2: 'Apt 3',
    zip_code: '01001',
    income: 75_000,
    income_text: null,
    is_us_citizen: true,
    permanent_resident: null,
    citizenship_country: null,
    payment_method: 'card',
    payment_sent: false,
    referred_by: 'Robin Sample',
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
    billing_zip_code: '01001',
    billing_address_line_2: null,
  });
  expect(payment.processor_reference).toMatch(/^test_/);
  expect(
    fieldKeys.decrypt(payment.card_holder_name_sealed ?? '', encryptionContexts.cardHolderName(id)),
  ).toBe('Avery Example');

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

test('stores a billing address that differs from the home address, field by field', async () => {
  const home = {
    address_line_1: '12 Sample Street',
    address_line_2: 'Apt 3',
    city: 'Agawam',
    state: 'MA',
    zip_code: 1001,
  } as const;
  const billing = {
    billing_address_line_1: '7 Fictional Road',
    billing_address_line_2: 'Suite 9',
    billing_city: 'Toronto',
    billing_state: 'ON',
    billing_zip_code: 'M5V 2T6',
    billing_country: 'Canada',
  } as const;
  const user = service.identity.addUser();
  const answer = await service.post(cardPayload(user, { ...home, ...billing }));
  const { registration, payment } = await stored(answer.json<{ id: string }>().id);
  expect(registration).toMatchObject({ ...home, zip_code: '01001' });
  expect(payment).toMatchObject(billing);
});

test('stores the registration of a permanent resident with a passport and a wire, and charges nothing', async () => {
  const user = service.identity.addUser();
  const answer = await service.post(
    wirePayload(user, {
      is_us_citizen: false,
      permanent_resident: true,
      citizenship_country: 'Canada',
      existing_bank_accounts: [],
      income: 0,
    }),
  );
  const { id } = answer.json<{ id: string }>();
  const { registration, banks, documents, consents, payment } = await stored(id);
  expect(registration).toMatchObject({
    permanent_resident: true,
    citizenship_country: 'Canada',
    payment_sent: true,
  });
  expect(banks).toEqual([]);
  expect(documents.map(({ kind }) => kind)).toEqual(['passport_photo', 'selfie_photo']);
  expect(consents.map(({ kind }) => kind)).toEqual(['contractor_agreement', 'terms_of_service']);
  expect(payment).toMatchObject({
    method: 'wire',
    status: 'reported',
    amount_cents: 500_000,
    processor_reference: null,
    card_last4: null,
  });
  expect(await countFor(service.db, user.id)).toEqual({
    registrations: 1,
    charges: 0,
    state: 'completed',
  });
});
