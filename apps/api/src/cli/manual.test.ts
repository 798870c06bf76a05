import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/openDatabase.ts';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { commandIo } from '../testing/commandIo.ts';
import { testDatabase, testDatabaseUrl } from '../testing/testDatabase.ts';
import { testService } from '../testing/testService.ts';
import { commands } from './commands.ts';
import { runCommand } from './runCommand.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/provider.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
  ([, language = '', name = '', text = '']) => ({ language, name, text }),
);

let folder: string;
let env: Record<string, string | undefined>;
let db: Database;
let registrationId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manual-'));
  const keys = generateFieldKeys();
  const documentsDir = join(folder, 'documents');
  const databaseUrl = await testDatabaseUrl();
  env = {
    DATABASE_URL: databaseUrl,
    FIELD_KEYS: JSON.stringify(keys),
    DOCUMENTS_DIR: documentsDir,
  };

  db = await testDatabase();
  const service = await testService({
    db,
    documents: folderDocumentStore(documentsDir),
    fieldKeys: createFieldKeys(keys),
  });
  const avery = { email: 'avery@example.com' };
  registrationId = (await service.registered({}, avery)).registrationId;
  await service.app.close();

  for (const { language, name, text } of blocks) {
    if (language === 'text') await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const surroundings = (input?: string) => commandIo(env, input);

/** Runs a line of a console block in the folder, and returns its output. */
async function runLine(line: string): Promise<string> {
  const [command = '', source] = line.split(' < ');
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  const [provider, ...args] = words.map((word = '') =>
    /\.jsonl$|^export-\d$/.test(word) ? join(folder, word) : word,
  );
  expect(provider).toBe('provider');
  const io = surroundings(source && (await readFile(join(folder, source), 'utf8')));
  const code = await runCommand(commands, args, io);
  return io.output() + (code === 0 ? '' : `(exit code ${code})\n`);
}

/** Replaces ids and timestamps, which differ in each run. */
const normalized = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>');

test('every command on the manual page has the documented effect', async () => {
  const consoles = blocks.filter(({ language }) => language === 'console');
  expect(consoles.length).toBeGreaterThan(6);
  for (const { text } of consoles) {
    for (const step of text.split(/^\$ /m).slice(1)) {
      const [line = '', ...shown] = step.split('\n');
      expect(`$ ${line}\n${normalized(await runLine(line))}`).toBe(
        `$ ${line}\n${normalized(shown.join('\n'))}`,
      );
    }
  }
});

test('an export is complete, only its owner can read it, and its audit event has no personal values', async () => {
  const home = join(folder, 'export-1', registrationId);
  expect((await readdir(home)).sort()).toEqual([
    'passport_photo.jpg',
    'registration.json',
    'selfie_photo.jpg',
  ]);
  for (const path of [join(folder, 'export-1'), home]) {
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  }
  for (const file of await readdir(home)) {
    expect((await stat(join(home, file))).mode & 0o777).toBe(0o600);
  }
  const photo = await readFile(join(home, 'selfie_photo.jpg'));
  expect(photo.subarray(0, 3).toString('latin1')).toBe('\xff\xd8\xff');
  const record: unknown = JSON.parse(await readFile(join(home, 'registration.json'), 'utf8'));
  expect(record).toMatchObject({
    id: registrationId,
    email: 'avery@example.com',
    ssn: expect.stringMatching(/^9\d{8}$/) as string,
    date_of_birth: '1990-04-12',
    zip_code: '01001',
    payment: { method: 'wire', status: 'received', amount: 5000 },
    existing_bank_accounts: [{ institution: 'Chase', accountTypes: ['Personal Checking'] }],
    agreements: [
      {
        kind: 'contractor_agreement',
        version: '1.0-draft',
        accepted_at: '2026-11-20T15:04:09.000Z',
      },
      { kind: 'terms_of_service', version: '1.0-draft', accepted_at: '2026-11-20T15:04:05.000Z' },
    ],
    documents: [
      { kind: 'passport_photo', file: 'passport_photo.jpg', sent_as: 'photo.jpg' },
      { kind: 'selfie_photo', file: 'selfie_photo.jpg', sent_as: 'photo.jpg' },
    ],
  });

  const events = await db.kysely.selectFrom('portal.audit_events').selectAll().execute();
  const exports = events.filter(({ action }) => action === 'registration.exported');
  expect(exports).toHaveLength(2);
  expect(exports[0]).toMatchObject({ operator: 'Sam Staff', registration_id: registrationId });
  expect(new Set(events.map(({ action }) => action))).toEqual(
    new Set([
      'import.enrollments',
      'import.accounts',
      'import.activity',
      'import.milestones',
      'import.referrals',
      'import.bank-logins',
      'payment.status_set',
      'registration.exported',
    ]),
  );
  expect(JSON.stringify(events)).not.toMatch(/avery|Avery|Fictional|1990-04-12/);
});

test('the audit event of an import contains its counts, under the same names as in earlier events', async () => {
  const { details } = await db.kysely
    .selectFrom('portal.audit_events')
    .select('details')
    .where('action', '=', 'import.activity')
    .executeTakeFirstOrThrow();
  expect(details).toEqual({ lines: 3, new: 1, changed: 0, unchanged: 0, refused: 2 });
});

test('the log line of an export has no personal values', async () => {
  const io = surroundings();
  const args = ['registrations', '--to', join(folder, 'export-3'), '--operator', 'Sam Staff'];
  expect(await runCommand(commands, ['export', ...args], io)).toBe(0);
  const line = JSON.parse(io.errors()) as Record<string, unknown>;
  expect(line).toMatchObject({ event: 'registrations.exported', registrations: [registrationId] });
  expect(io.errors()).not.toMatch(/avery|Sam/i);
});

/** A name that would look like another line of the audit. */
const forged = 'Sam\n2026-11-20T15:04:05.000Z  received -> refunded  by Another Operator';

test.each([
  [['import'], 'Specify what to import and one file'],
  [['import', 'dreams', 'file.jsonl'], 'must be one of enrollments'],
  [['import', 'activity'], 'one file'],
  [['export', 'registrations', '--operator', 'Sam'], 'Specify a folder'],
  [['export', 'registrations', '--to', 'x'], 'Enter your name'],
  [['export', 'registrations', '--to', 'x', '--operator', 'Sam', '--since', 'Monday'], '--since'],
  [['set-payment-status', 'avery@example.com', 'gone', '--operator', 'Sam'], 'must be one of'],
  [['set-payment-status', 'avery@example.com', 'received'], 'Enter your name'],
  [['set-payment-status', 'avery@example.com', 'received', '--operator', forged], '--operator'],
  [['export', 'registrations', '--to', 'x', '--operator', 'Sam\u001b[1A'], '--operator'],
  [['list-payments', '--status', 'nonsense'], 'reported, pending, received'],
  [['import', 'enrollments', join(tmpdir(), 'no-such-file.jsonl')], 'cannot be read (ENOENT)'],
  [['import', 'enrollments', tmpdir()], 'cannot be read (EISDIR)'],
  [
    ['set-payment-status', 'nobody@example.com', 'received', '--operator', 'Sam'],
    'No registration',
  ],
])('the arguments %j are rejected before anything is done', async (args, text) => {
  const io = surroundings();
  expect(await runCommand(commands, args, io)).toBe(2);
  expect(io.errors()).toContain(text);
});

test('a command names every missing setting', async () => {
  const io = commandIo();
  expect(await runCommand(commands, ['list-payments'], io)).toBe(2);
  for (const name of ['DATA_DIR', 'FIELD_KEYS', 'DOCUMENTS_DIR']) {
    expect(io.errors()).toContain(`${name} is missing`);
  }
});
