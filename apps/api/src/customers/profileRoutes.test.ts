import type { Payment, UserProfile, ValidationIssue } from '@bank-bonuses/api-client';
import { beforeAll, expect, test } from 'vitest';
import type { FakeUser } from '../testing/fakeIdentity.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
let customer: FakeUser;
let other: FakeUser & { registrationId: string };
beforeAll(async () => {
  service = await testService();
  [customer, other] = [await service.registered(), await service.registered()];
});

const profileOf = async (user: FakeUser) =>
  (await service.get(user, '/api/user/profile')).json<UserProfile>();

const put = (user: FakeUser, payload: object) =>
  service.ask({
    method: 'PUT',
    url: '/api/user/profile',
    headers: { authorization: `Bearer ${user.token}` },
    payload,
  });

test('the profile contains the submitted registration', async () => {
  const customer = await service.registered({
    ssn: '900-65-4321',
    address_line_2: 'Apt 3',
    is_us_citizen: false,
    permanent_resident: true,
    citizenship_country: 'Canada',
    occupation: 'Engineer',
  });
  expect(await profileOf(customer)).toEqual({
    first_name: 'Avery',
    last_name: 'Example',
    date_of_birth: '1990-04-12',
    decrypted_ssn: '900654321',
    personal_email: customer.email,
    personal_phone: '5550100123',
    address_line_1: '12 Sample Street',
    address_line_2: 'Apt 3',
    city: 'Agawam',
    state: 'MA',
    zip_code: 1001,
    occupation: 'Engineer',
    employer: '',
    income: '$75,000',
    irs_withholding: false,
    bank_email: null,
    bank_phone: null,
    password: null,
    is_us_citizen: false,
    is_permanent_resident: true,
    citizenship_country: 'Canada',
    mothers_maiden_name: 'Placeholder',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    payment: expect.objectContaining({ method: 'wire', amount: 5000 }) as Payment,
  });
});

test('the profile has no income if the customer left it out', async () => {
  const customer = await service.registered({ income: 0 });
  expect(await profileOf(customer)).toMatchObject({ income: null });
});

test.each<[object, object | undefined]>([
  [{ personal_email: 'avery.new@example.com' }, undefined],
  [{ personal_email: 'ana@exämple.com' }, { personal_email: 'ana@xn--exmple-cua.com' }],
  [{ personal_phone: '5550100124' }, undefined],
  [{ occupation: 'Nurse', employer: 'Sample Clinic', income: 'about $82,000' }, undefined],
  [{ irs_withholding: true }, undefined],
  [
    {
      address_line_1: '98 Example Avenue',
      address_line_2: '',
      city: 'Boston',
      state: 'MA',
      zip_code: 2101,
    },
    {
      address_line_1: '98 Example Avenue',
      address_line_2: null,
      city: 'Boston',
      state: 'MA',
      zip_code: 2101,
    },
  ],
  [
    { address_line_1: '', address_line_2: 'x', city: '', state: '', zip_code: '01001-1234' },
    undefined,
  ],
])('a profile update stores %j and nothing else', async (group, kept = group) => {
  const [before, beforeOther] = [await profileOf(customer), await profileOf(other)];
  const answer = await put(customer, group);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(kept);
  expect(await profileOf(customer)).toEqual({ ...before, ...kept });
  expect(await profileOf(other)).toEqual(beforeOther);
});

test.each<[object, string, string]>([
  [
    { personal_email: 'a@example.com', personal_phone: '1' },
    'personal_phone',
    'Cannot be changed together with personal_email',
  ],
  [{ first_name: 'Robin' }, 'first_name', 'Cannot be changed here'],
  [{}, '', 'Cannot be changed here'],
  [{ occupation: 'Nurse', employer: 'Clinic' }, 'income', 'Field required'],
  [{ personal_email: 'nobody' }, 'personal_email', 'Must be an email address'],
  [{ personal_phone: '5\u0000' }, 'personal_phone', 'Must not contain control characters'],
  [{ personal_phone: '5\ud83d' }, 'personal_phone', 'Must be well-formed text'],
  [
    { occupation: '4242 4242 4242 4242', employer: '', income: '' },
    'occupation',
    'Please remove the card number here. Only the card fields of step 5 may contain one.',
  ],
  [
    { personal_phone: '4242424242424242' },
    'personal_phone',
    'Please remove the card number here. Only the card fields of step 5 may contain one.',
  ],
])('rejects the profile update %j and names the field %s', async (body, field, msg) => {
  const before = await profileOf(customer);
  const answer = await put(customer, body);
  expect(answer.statusCode).toBe(422);
  const { detail } = answer.json<{ detail: ValidationIssue[] }>();
  expect(detail.map(({ loc, msg: text }) => [loc.slice(1).join('.'), text])).toContainEqual([
    field,
    msg,
  ]);
  expect(await profileOf(customer)).toEqual(before);
});

test('a profile update that names another customer changes neither profile', async () => {
  const [before, beforeOther] = [await profileOf(customer), await profileOf(other)];
  for (const name of [{ id: other.registrationId }, { auth_id: other.id }]) {
    const answer = await put(customer, { ...name, personal_phone: '5550100125' });
    expect(answer.statusCode).toBe(422);
  }
  expect(await profileOf(customer)).toEqual(before);
  expect(await profileOf(other)).toEqual(beforeOther);
});

test('the profile request fails if an encrypted value was moved to another row', async () => {
  const [customer, other] = [await service.registered(), await service.registered()];
  const { ssn_sealed } = await service.db.kysely
    .selectFrom('portal.registrations')
    .select('ssn_sealed')
    .where('id', '=', other.registrationId)
    .executeTakeFirstOrThrow();
  await service.db.kysely
    .updateTable('portal.registrations')
    .set({ ssn_sealed })
    .where('id', '=', customer.registrationId)
    .execute();
  const answer = await service.get(customer, '/api/user/profile');
  expect(answer.statusCode).toBe(500);
});
