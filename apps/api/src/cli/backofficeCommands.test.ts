import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { commandIo, runOn } from '../testing/commandIo.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { commands } from './commands.ts';
import { runCommand } from './runCommand.ts';

const keys = generateFieldKeys();
const email = 'avery@example.com';
let folder = '';
let service: TestService;
let registrationId = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backoffice-'));
  service = await testService({
    documents: folderDocumentStore(join(folder, 'documents')),
    fieldKeys: createFieldKeys(keys),
  });
  registrationId = (await service.registered({}, { email })).registrationId;
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  runOn(
    service.db,
    { FIELD_KEYS: JSON.stringify(keys), DOCUMENTS_DIR: join(folder, 'documents') },
    ...args,
  );

const auditEvents = (action: string) =>
  service.db.kysely
    .selectFrom('portal.audit_events')
    .selectAll()
    .where('action', '=', action)
    .execute();

test('import lists rejected lines, and audits its counts under the same names as earlier events', async () => {
  const file = join(folder, 'referrals.jsonl');
  const lines = [email, 'nobody@example.com'].map((customer) => ({ customer, count: 2 }));
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const output =
    'line 2: customer: No registration has this id, reference or sign-in address\n' +
    'referrals: 2 lines, 1 new, 0 changed, 0 unchanged, 1 rejected';
  const dry = await run('import', 'referrals', file, '--dry-run');
  expect(dry).toMatchObject({ code: 1, output: `${output} (dry run: nothing was written)\n` });
  expect(await run('import', 'referrals', file)).toMatchObject({ code: 1, output: `${output}\n` });
  expect(await auditEvents('import.referrals')).toMatchObject([
    {
      operator: 'test operator',
      details: { lines: 2, new: 1, changed: 0, unchanged: 0, refused: 1 },
    },
  ]);
});

test('a payment is set, listed and has a history, and its mails are listed', async () => {
  const set = () => run('set-payment-status', email, 'received', '--operator', 'Sam Staff');
  expect((await set()).output).toBe(`${registrationId}  reported -> received\n`);
  expect((await set()).output).toContain('received already: nothing was changed');
  const { output: payments } = await run('list-payments', '--status', 'received');
  expect(payments).toMatch(
    new RegExp(`^${registrationId}  wire  received  5000.00  -  [\\dT:.-]+Z\n$`),
  );
  expect((await run('list-payments', '--status', 'reported')).output).toBe('');
  const { output: history } = await run('payment-history', email);
  expect(history).toMatch(/^[\dT:.-]+Z  reported -> received  by Sam Staff\n$/);
  const { output: mails } = await run('list-mails', '--customer', email);
  expect(mails).toMatch(
    /registration_received  waiting  0 .*\n.*payment_received  waiting  0 .*-\n$/,
  );
  expect(await run('retry-mail', registrationId)).toMatchObject({ code: 1 });
});

test('an export is complete, only its owner can read it, and neither audit nor log has personal values', async () => {
  const target = join(folder, 'export');
  const { code, output, errors } = await run(
    ...['export', 'registrations', '--to', target, '--operator', 'Sam Staff', '--id', email],
  );
  expect([code, output]).toEqual([0, `${registrationId}\nregistrations: 1 exported\n`]);
  const home = join(target, registrationId);
  const files = ['passport_photo.jpg', 'registration.json', 'selfie_photo.jpg'];
  expect(readdirSync(home).sort()).toEqual(files);
  for (const path of [target, home]) expect(statSync(path).mode & 0o777).toBe(0o700);
  for (const file of files) expect(statSync(join(home, file)).mode & 0o777).toBe(0o600);
  const photo = readFileSync(join(home, 'selfie_photo.jpg'));
  expect(photo.subarray(0, 3).toString('latin1')).toBe('\xff\xd8\xff');
  const accepted = {
    version: '1.0-draft',
    accepted_at: expect.stringMatching(/^2026-11-20T/) as string,
  };
  expect(JSON.parse(readFileSync(join(home, 'registration.json'), 'utf8'))).toMatchObject({
    id: registrationId,
    email,
    ssn: expect.stringMatching(/^9\d{8}$/) as string,
    date_of_birth: '1990-04-12',
    zip_code: '01001',
    payment: { method: 'wire', amount: 5000 },
    existing_bank_accounts: [{ institution: 'Chase', accountTypes: ['Personal Checking'] }],
    agreements: [
      { kind: 'contractor_agreement', ...accepted },
      { kind: 'terms_of_service', ...accepted },
    ],
    documents: [
      { kind: 'passport_photo', file: 'passport_photo.jpg', sent_as: 'photo.jpg' },
      { kind: 'selfie_photo', file: 'selfie_photo.jpg', sent_as: 'photo.jpg' },
    ],
  });
  const events = await auditEvents('registration.exported');
  expect(events).toMatchObject([{ operator: 'Sam Staff', registration_id: registrationId }]);
  expect(JSON.parse(errors)).toMatchObject({
    event: 'registrations.exported',
    registrations: [registrationId],
  });
  expect(JSON.stringify(events) + errors).not.toMatch(/avery|Fictional|1990-04-12/i);
});

/** A name that would look like another line of the audit. */
const forged = 'Sam\n2026-11-20T15:04:05.000Z  received -> refunded  by Another Operator';
const exportTo = ['export', 'registrations', '--to', 'x'];

test.each([
  [['import', 'activity'], 'Specify what to import and one file'],
  [['import', 'dreams', 'file.jsonl'], 'must be one of enrollments'],
  [['import', 'enrollments', tmpdir()], 'cannot be read (EISDIR)'],
  [['import', 'enrollments', join(tmpdir(), 'no-such-file')], 'cannot be read (ENOENT)'],
  [['export', 'registrations', '--operator', 'Sam'], 'Specify a folder'],
  [exportTo, 'Enter your name'],
  [[...exportTo, '--operator', forged], '--operator'],
  [[...exportTo, '--operator', 'Sam', '--since', 'Monday'], '--since'],
  [['payment-history', 'nobody@example.com'], 'No registration'],
])('the arguments %j are rejected before anything is done', async (args, text) => {
  const { code, errors } = await run(...args);
  expect(code).toBe(2);
  expect(errors).toContain(text);
});

test('a command names every missing setting', async () => {
  const io = commandIo();
  expect(await runCommand(commands, ['list-payments'], io)).toBe(2);
  for (const name of ['DATA_DIR', 'FIELD_KEYS', 'DOCUMENTS_DIR']) {
    expect(io.errors()).toContain(`${name} is missing`);
  }
});
