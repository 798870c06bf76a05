import type { RegistrationPayload, ValidationIssue } from '@bank-bonuses/api-client';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cardPayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { dropSecrets } from './parseRegistration.ts';

type Changes = Partial<Record<keyof RegistrationPayload, unknown>> & Record<string, unknown>;

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

async function issuesOf(changes: Changes): Promise<ValidationIssue[]> {
  const user = service.identity.addUser();
  const payload = { ...cardPayload(user), ...changes } as RegistrationPayload;
  const answer = await service.post(payload);
  expect(answer.statusCode).toBe(422);
  expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 0, charges: 0 });
  return answer.json<{ detail: ValidationIssue[] }>().detail;
}

const fieldsOf = (issues: ValidationIssue[]) => issues.map(({ loc }) => loc.slice(1).join('.'));

const demanded = Object.keys(
  cardPayload({ id: '', email: '', password: '', token: '' }),
) as (keyof RegistrationPayload)[];

test('the response names every missing field', async () => {
  // Without these two, some of the others are not required.
  const deciding = ['id_card_type', 'payment_method'] as const;
  const others = demanded.filter((field) => !deciding.some((each) => each === field));
  for (const missing of [deciding, others]) {
    const changes = Object.fromEntries(missing.map((field) => [field, undefined]));
    expect(fieldsOf(await issuesOf(changes))).toEqual(expect.arrayContaining([...missing]));
  }
});

const cardNumberInText =
  'Please remove the card number here. Only the card fields of step 5 may contain one.';
const lately = new Date().toISOString().slice(0, 10);
const billingIncomplete = 'Please fill in all billing address fields';

test('a card number is rejected in every free text', async () => {
  const texts = [
    ...['first_name', 'last_name', 'address_line_1', 'address_line_2', 'city'],
    ...['occupation', 'employer', 'mothers_maiden_name', 'card_holder_name'],
    ...['billing_address_line_1', 'billing_address_line_2', 'billing_city', 'referred_by'],
  ];
  const filled = Object.fromEntries(texts.map((field) => [field, '4242 4242 4242 4242']));
  const issues = await issuesOf(filled);
  const rejected = issues.filter(({ msg }) => msg === cardNumberInText);
  expect(fieldsOf(rejected)).toEqual(expect.arrayContaining(texts));
});

test.each<[string, Changes, string]>([
  ['ssn', { ssn: '900-12-345' }, 'SSN must be 9 digits. Format: XXX-XX-XXXX'],
  ['password', { password: '12345' }, 'Password must be at least 6 characters'],
  ['zip_code', { zip_code: '01001' }, 'Must be a whole number'],
  ['zip_code', { zip_code: 100_000 }, 'Must be at most 99999'],
  ['state', { state: 'XX' }, 'Must be one of the listed values'],
  ['email', { email: 'nobody' }, 'Must be an email address'],
  ['auth_id', { auth_id: `urn:uuid:${randomUUID()}` }, 'Must be a UUID'],
  ['date_of_birth', { date_of_birth: '1990-02-30' }, 'Must be a date like 2001-12-31'],
  ['date_of_birth', { date_of_birth: '2100-01-01' }, 'Please enter a valid date of birth'],
  ['date_of_birth', { date_of_birth: lately }, 'You must be at least 18 years old to register'],
  ['first_name', { first_name: '  ' }, 'Field required'],
  ['first_name', { first_name: 'Avery\u0007' }, 'Must not contain control characters'],
  ['mothers_maiden_name', { mothers_maiden_name: ' ' }, "Please enter your mother's maiden name"],
  ['card_number', { card_number: undefined }, 'Please fill in all credit card details'],
  ['billing_address_line_1', { billing_address_line_1: ' ' }, billingIncomplete],
  [
    'contractor_agreement_accepted_at',
    { contractor_agreement_accepted_at: undefined },
    'You must agree to the Terms of Service and Independent Contractor Agreement to proceed',
  ],
  ['first_name', { first_name: 'Avery \ud800' }, 'Must be well-formed text'],
  ['card_holder_name', { card_holder_name: '4242 4242 4242 4242' }, cardNumberInText],
  ['referred_by', { referred_by: 'my card 4242424242424242' }, cardNumberInText],
  ['billing_address_line_1', { billing_address_line_1: '4242424242424242' }, cardNumberInText],
  [
    'existing_bank_accounts.0.institution',
    { existing_bank_accounts: [{ institution: '4242424242424242', accountTypes: ['Roth IRA'] }] },
    cardNumberInText,
  ],
  ['personal_phone', { personal_phone: '4242 4242 4242 4242' }, cardNumberInText],
  ['card_expiry_year', { card_expiry_year: '2025' }, 'Expiry Date is in the past'],
  ['payment_sent', { payment_method: 'wire' }, 'Please confirm that you have sent the payment'],
  ['card_number', { payment_method: 'wire', payment_sent: true }, 'Not allowed here'],
  ['dl_photo_front', { id_card_type: 'passport' }, 'Not allowed here'],
  ['passport_photo', { passport_photo: {} }, 'Not allowed here'],
  ['permanent_resident', { permanent_resident: true }, 'Not allowed here'],
  ['citizenship_country', { is_us_citizen: false }, 'Please select your country of citizenship'],
  ['card_number', { card_number: '4242' }, 'Has the wrong format'],
  [
    'selfie_photo.data',
    { selfie_photo: { filename: 'x', content_type: 'image/png', data: 'AAAA' } },
    'Has the wrong format',
  ],
  [
    'existing_bank_accounts.0.accountTypes',
    { existing_bank_accounts: [{ institution: 'Chase', accountTypes: [] }] },
    'Must not be empty',
  ],
  ['favorite_color', { favorite_color: 'green' }, 'Unknown field'],
  ['unknown field', { 'is this <b>your</b> field?': 1 }, 'Unknown field'],
])('the response names the field %s for a registration with %j', async (field, changes, msg) => {
  const issues = await issuesOf(changes);
  expect(fieldsOf(issues)).toContain(field);
  expect(issues.map((issue) => issue.msg)).toContain(msg);
});

test.each([
  ['terms_accepted_at', '2026-11-20T23:59:60Z'],
  ['contractor_agreement_accepted_at', '1999-12-31T23:59:59Z'],
  ['card_authorization_accepted_at', '9999-12-31T23:59:59-01:00'],
] as const)('rejects the timestamp %s of %s as out of range', async (field, moment) => {
  expect(await issuesOf({ [field]: moment })).toEqual([
    { loc: ['body', field], msg: 'Enter a valid date and time', type: 'moment' },
  ]);
});

test('the response repeats nothing of the request, whatever the request contains', async () => {
  const marker = 'Marker-7d1c';
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...demanded),
      fc.constantFrom<unknown>(marker, [marker], { [`${marker} `]: marker }, marker.repeat(3000)),
      async (field, value) => {
        const answer = await service.post({
          ...cardPayload(service.identity.addUser()),
          [field]: value,
        });
        expect(answer.body).not.toContain(marker);
        expect(answer.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 25 },
  );
});

test.each([
  // October is not over in every time zone, so the processor decides.
  ['2026-11-01T11:59:59Z', 201],
  ['2026-11-01T12:00:00Z', 422],
])('at %s, the answer to a card that expires in October is %i', async (now, status) => {
  const there = await testService({ db: service.db, clock: () => new Date(now) });
  const card = { card_expiry_month: '10', card_expiry_year: '2026' };
  const answer = await there.post(cardPayload(there.identity.addUser(), card));
  expect(answer.statusCode).toBe(status);
});

test('accepts an address whose domain is not in ASCII, and stores it in ASCII', async () => {
  const user = service.identity.addUser({ email: 'ana@xn--exmple-cua.com' });
  const addresses = { email: 'ana@exämple.com', personal_email: 'ana@bücher.example' };
  const answer = await service.post(cardPayload(user, addresses));
  expect(answer.statusCode).toBe(201);
  expect(
    await service.db.kysely
      .selectFrom('portal.registrations')
      .select(['email', 'personal_email'])
      .where('auth_id', '=', user.id)
      .executeTakeFirst(),
  ).toEqual({ email: 'ana@xn--exmple-cua.com', personal_email: 'ana@xn--bcher-kva.example' });
});

test('accepts joiner characters in names, any character in a password, and what the wizard only advises against', async () => {
  const user = service.identity.addUser({ password: 'Fictional\tPass-1' });
  const answer = await service.post(
    cardPayload(user, {
      first_name: 'क्\u200dष',
      last_name: 'O’Neil-Ñandú',
      mothers_maiden_name: '王',
      // Never issued.
      ssn: '000-12-3456',
      personal_phone: '5',
      terms_accepted_at: '2000-01-01T00:00:00Z',
    }),
  );
  expect(answer.statusCode).toBe(201);
});

test('rejects a photo of more than 14,000,000 characters', async () => {
  const data = `data:image/jpeg;base64,${'A'.repeat(14_000_000)}`;
  const selfie_photo = { filename: 'x.jpg', content_type: 'image/jpeg', data };
  expect(await issuesOf({ selfie_photo })).toMatchObject([
    { loc: ['body', 'selfie_photo', 'data'], msg: 'Must have at most 14000000 characters' },
  ]);
});

test('rejects a body with too many values before the schema check, with one error', async () => {
  const many = Array.from({ length: 200_000 }, () => ({ institution: 'Chase', accountTypes: [1] }));
  const issues = await issuesOf({ existing_bank_accounts: many });
  expect(issues).toEqual([{ loc: ['body'], msg: 'Is too complex', type: 'size' }]);
});

test.each([null, []])('rejects %j as a registration', async (payload) => {
  const answer = await service.ask({
    method: 'POST',
    url: '/api/user/register',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: ValidationIssue[] }>().detail[0]?.loc).toEqual(['body']);
});

test('dropSecrets removes number, code and password from the payload itself', () => {
  const user = { id: 'id', email: 'avery@example.com', password: 'Fictional-Pass-1', token: '' };
  const payload = cardPayload(user);
  const { card_number, card_security_code, password } = payload;
  dropSecrets(payload);
  for (const secret of [card_number, card_security_code, password]) {
    expect(Object.values(payload)).not.toContain(secret);
  }
});
