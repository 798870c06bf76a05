import { agreements, versionInForce } from '@bank-bonuses/product';
import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { beforeAll, expect, test } from 'vitest';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
import { testService, type TestService } from '../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

function register(payload: RegistrationPayload, versions?: string) {
  return service.ask({
    method: 'POST',
    url: '/api/user/register',
    payload,
    headers: versions === undefined ? {} : { 'agreement-versions': versions },
  });
}

/** Returns the stored kind, version and time of each acceptance. */
async function kept(id: string) {
  const rows = await service.db.kysely
    .selectFrom('portal.consents')
    .select(['kind', 'version', 'accepted_at'])
    .where('registration_id', '=', id)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, version, accepted_at }) => [kind, version, accepted_at.toISOString()]);
}

async function registered(versions?: string) {
  const answer = await register(wirePayload(service.identity.addUser()), versions);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

const agreed = '2026-11-20T15:04:09.000Z';
const accepted = '2026-11-20T15:04:05.000Z';
const inForce = versionInForce(agreements.terms_of_service, new Date(accepted));

test.each([
  [
    'the versions of the header',
    'contractor_agreement=2.0_b.c-1 , terms_of_service=0.9',
    '0.9',
    '2.0_b.c-1',
  ],
  ['the versions in force without a header', undefined, inForce, inForce],
])('a registration stores %s', async (_what, header, terms, agreement) => {
  const id = await registered(header);
  expect(await kept(id)).toEqual([
    ['contractor_agreement', agreement, agreed],
    ['terms_of_service', terms, accepted],
  ]);
});

test.each([
  ['an empty header', ''],
  ['a version that is too long', `terms_of_service=${'1'.repeat(33)}`],
  ['a kind twice', 'terms_of_service=1.0, terms_of_service=2.0'],
])(
  'a versions header is rejected before anything is stored or charged: %s',
  async (_what, header) => {
    const user = service.identity.addUser();
    const answer = await register(cardPayload(user), header);
    expect(answer.statusCode).toBe(422);
    const { detail } = answer.json<{ detail: { loc: string[]; msg: string }[] }>();
    expect(detail.map(({ loc }) => loc)).toEqual([['header', 'Agreement-Versions']]);
    expect(detail[0]?.msg).toMatch(/^Must /);
    expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 0, charges: 0 });
  },
);

test('a version that this build does not list is stored and logged', async () => {
  const unknown = () =>
    service.log.filter((line) => line.includes('registration.agreement_unknown'));
  const before = unknown().length;
  await registered(`terms_of_service=${inForce}`);
  expect(unknown()).toHaveLength(before);
  const id = await registered('contractor_agreement=99.0');
  expect(await kept(id)).toContainEqual(['contractor_agreement', '99.0', agreed]);
  expect(unknown().slice(before)).toEqual([expect.stringContaining(id)]);
});
