import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { testProcessor, testCards } from '../payments/testProcessor.ts';
import { generateFieldKeys } from '../encryption/fieldKeys.ts';
import { runOn } from '../testing/commandIo.ts';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { loseResponse, stubProcessor } from '../testing/stubProcessor.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testService, type TestService } from '../testing/testService.ts';

let folder = '';
let signIn: SignInStub;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retention-'));
  signIn = await signInStub();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await signIn.app.close();
});

/** Marks all reported payments as not received, as staff do after checking. */
const nothingCame = ({ db }: TestService) =>
  db.kysely
    .updateTable('portal.payments')
    .set({ status: 'not_received' })
    .where('status', '=', 'reported')
    .execute();

/** Moves the timestamps of all registrations this number of days into the past. */
async function age({ db }: TestService, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000);
  await db.kysely.updateTable('portal.registration_intents').set({ updated_at: then }).execute();
  await db.kysely.updateTable('portal.registrations').set({ updated_at: then }).execute();
}

/** Returns the ids of all complete and unfinished registrations. */
const storedIds = async ({ db }: TestService) => ({
  registrations: (
    await db.kysely.selectFrom('portal.registrations').select('id').orderBy('id').execute()
  ).map(({ id }) => id),
  intents: (
    await db.kysely.selectFrom('portal.registration_intents').select('id').orderBy('id').execute()
  ).map(({ id }) => id),
});

/** Returns the actions of the audit events with their registration ids, in order. */
const auditActions = async ({ db }: TestService) =>
  (
    await db.kysely
      .selectFrom('portal.audit_events')
      .select(['action', 'registration_id'])
      .orderBy('happened_at')
      .execute()
  ).map(({ action, registration_id }) => `${action} ${registration_id}`);

const serviceHere = () => testService({ documents: folderDocumentStore(folder) });

function run({ db }: TestService, ...args: string[]) {
  const env = {
    DOCUMENTS_DIR: folder,
    FIELD_KEYS: JSON.stringify(generateFieldKeys()),
    SUPABASE_URL: signIn.url.replace('/auth/v1', ''),
    SUPABASE_SECRET_KEY: 'sb_secret_stub',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stub',
  };
  return runOn(db, env, 'remove-unfinished', ...args);
}

/** Registers a customer whose address the sign-in service reports as confirmed or not. */
async function registered(service: TestService, confirmedAt: string | null) {
  const customer = await service.registered();
  const { id, email } = customer;
  signIn.answers[`GET /admin/users/${id}`] = [200, { id, email, email_confirmed_at: confirmedAt }];
  return customer;
}

test('removes unconfirmed registrations with their documents, and audits the removal', async () => {
  const service = await serviceHere();
  const confirmed = await registered(service, '2026-11-20T15:04:05Z');
  const forgotten = await registered(service, null);
  const store = folderDocumentStore(folder);
  expect(await store.list(`${forgotten.registrationId}/`)).toHaveLength(2);
  await age(service, 31);
  await nothingCame(service);

  const dry = await run(service, '--dry-run');
  expect(dry.output).toContain(`would remove registration ${forgotten.registrationId}`);
  expect((await storedIds(service)).registrations).toHaveLength(2);
  expect(await auditActions(service)).toEqual([]);

  const { code, output } = await run(service);
  expect(code).toBe(0);
  expect(output).toContain('0 tries and 1 registrations in all');
  expect(await storedIds(service)).toEqual({
    registrations: [confirmed.registrationId],
    intents: [confirmed.registrationId],
  });
  expect(await store.list(`${forgotten.registrationId}/`)).toEqual([]);
  expect(await store.list(`${confirmed.registrationId}/`)).toHaveLength(2);
  expect(await auditActions(service)).toEqual([
    `retention.removed ${forgotten.registrationId}`,
    `retention.documents_removed ${forgotten.registrationId}`,
  ]);
  // A removed applicant can register again.
  expect((await service.post(wirePayload(forgotten))).statusCode).toBe(201);
});

test('keeps registrations with a reported payment, and lists them, until staff have checked the payment', async () => {
  const service = await serviceHere();
  const { registrationId } = await registered(service, null);
  await age(service, 31);
  for (const args of [['--dry-run'], [], ['--unknown-users']]) {
    const { code, output, errors } = await run(service, ...args);
    expect(code).toBe(1);
    expect(output).toBe('0 tries and 0 registrations in all\n');
    expect(errors).toContain(`kept ${registrationId}: its customer says that the payment was sent`);
  }
  expect((await storedIds(service)).registrations).toEqual([registrationId]);
  await nothingCame(service);
  expect((await run(service)).code).toBe(0);
  expect((await storedIds(service)).registrations).toEqual([]);
});

test('removes registration tries without a result, and lists interrupted charges', async () => {
  const db = await testDatabase();
  const service = await testService({
    documents: folderDocumentStore(folder),
    processor: stubProcessor(testProcessor({ db }), [(charge) => charge(), loseResponse]),
  });
  const [declined, lost] = [service.identity.addUser(), service.identity.addUser()];
  await service.post(cardPayload(declined, { card_number: testCards.declined }));
  await service.post(cardPayload(lost));
  await age(service, 31);
  const { code, output, errors } = await run(service);
  expect(code).toBe(1);
  expect(output).toContain('1 tries and 0 registrations in all');
  const { intents } = await storedIds(service);
  expect(intents).toHaveLength(1);
  expect(errors).toContain(`kept ${intents[0]}: its card may have been charged`);
});

test('keeps accounts that the sign-in service does not know, and lists them, unless --unknown-users is set', async () => {
  const service = await serviceHere();
  const { registrationId } = await service.registered();
  await age(service, 31);
  await nothingCame(service);
  const { code, output, errors } = await run(service);
  expect(code).toBe(1);
  expect(output).toContain('0 tries and 0 registrations in all');
  expect(errors).toContain(`kept ${registrationId}: the sign-in service does not know its user`);
  expect((await storedIds(service)).registrations).toEqual([registrationId]);

  expect((await run(service, '--unknown-users')).code).toBe(0);
  expect((await storedIds(service)).registrations).toEqual([]);
});

test.each([
  ['is missing', (place: string) => rmSync(place, { recursive: true })],
  ['is a new one', (place: string) => (rmSync(place, { recursive: true }), mkdirSync(place))],
])('removes nothing while the document folder %s', async (_how, unmount) => {
  const service = await serviceHere();
  const { registrationId } = await registered(service, null);
  await age(service, 31);
  await nothingCame(service);
  unmount(folder);
  const { code, errors } = await run(service);
  mkdirSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toMatch(/has none of the documents|documents_folder_missing/);
  expect((await storedIds(service)).registrations).toEqual([registrationId]);
});

test('removes nothing while the sign-in service is unreachable', async () => {
  const service = await serviceHere();
  const { id } = await registered(service, null);
  await age(service, 31);
  await nothingCame(service);
  signIn.answers[`GET /admin/users/${id}`] = [500, {}];
  const { code, errors } = await run(service);
  expect(code).toBe(1);
  expect(errors).toContain('The sign-in service is down.');
  expect((await storedIds(service)).registrations).toHaveLength(1);
});
