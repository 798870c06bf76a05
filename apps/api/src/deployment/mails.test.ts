import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/openDatabase.ts';
import { mailServer, type MailServer } from '../testing/mailServer.ts';
import { wirePayload } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { testDatabaseUrl } from '../testing/testDatabase.ts';
import { readSettings } from './settings/settings.ts';
import { deploymentSettings } from '../testing/deploymentSettings.ts';
import { startService } from './startService.ts';

let folder = '';
let stub: SignInStub;
let server: MailServer | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mails-'));
  stub = await signInStub();
});
afterEach(async () => {
  await stub.app.close();
  await server?.close();
  rmSync(folder, { recursive: true });
});

async function register(url: string) {
  const email = 'avery@example.com';
  const user = { id: stub.userId, email, password: 'Fictional-Pass-1', token: '' };
  stub.answers[`GET /admin/users/${user.id}`] = [200, { id: user.id, email }];
  stub.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  const answer = await fetch(`${url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wirePayload(user)),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; reference: string; receipt_by_mail?: boolean };
}

/** Starts a deployment in this process on a database without rows, and collects its log. */
async function start(changes: Record<string, string> = {}) {
  const log: string[] = [];
  const settings = readSettings({
    ...deploymentSettings(folder, stub),
    DATABASE_URL: changes['DATABASE_URL'] ?? (await testDatabaseUrl()),
    PORT: '0',
    ...changes,
  });
  const service = await startService(settings, {
    log: { stream: { write: (line) => log.push(line) } },
  });
  return { service, log };
}

test('a service with a mail server promises a receipt by mail and sends it', async () => {
  server = await mailServer();
  const { service } = await start({
    SMTP_URL: server.url,
    MAIL_FROM: 'Bank Bonuses <mail@bonuses.example>',
  });
  const receipt = await register(service.url);
  expect(receipt.receipt_by_mail).toBe(true);
  const [mail] = await server.received(1);
  expect(mail?.header('message-id')).toMatch(/^<[0-9a-f-]{36}@bonuses\.example>$/);
  expect(mail?.header('subject')).toBe(`Your receipt from Bank Bonuses: ${receipt.reference}`);
  await service.stop();
});

test('a service whose notices are on announces a payout and changed contact data', async () => {
  server = await mailServer();
  const databaseUrl = await testDatabaseUrl();
  const { FIELD_KEYS = '' } = deploymentSettings(folder, stub);
  const stored = { DATABASE_URL: databaseUrl, FIELD_KEYS };
  const { service: silent } = await start(stored);
  const { id } = await register(silent.url);
  await silent.stop();
  const db = await openDatabase({ databaseUrl });
  await db.kysely
    .insertInto('portal.enrollments')
    .values({
      ...{ id, registration_id: id, bank_name: 'Chase', enrolled_date: '2026-01-02' },
      ...{ bonus_amount_cents: 30_000, progress: 100, status: 'completed' },
      ...{ payout_cents: 22_500, payout_date: sql<string>`now()::date - 1` },
    })
    .execute();
  await db.close();
  const { service } = await start({
    ...stored,
    SMTP_URL: server.url,
    MAIL_FROM: 'mail@bonuses.example',
    NOTICES_SINCE: '2026-01-01',
  });
  const answer = await fetch(`${service.url}/api/user/profile`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await stub.token()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ personal_phone: '5550100124' }),
  });
  expect(answer.status).toBe(200);
  const mails = await server.received(3);
  expect(mails.map(({ header }) => header('subject')).sort()).toEqual([
    'Your Bank Bonuses contact data was changed',
    'Your payout for Chase was sent',
    expect.stringContaining('Your receipt'),
  ]);
  await service.stop();
});

test('a service without a mail server registers customers without promising a mail', async () => {
  const { service, log } = await start();
  expect(log.join('')).toContain('"event":"mail.off"');
  // The agreements of this build are drafts.
  expect(log.join('').match(/"event":"agreements.draft"/g)).toHaveLength(2);
  expect(await register(service.url)).not.toHaveProperty('receipt_by_mail');
  await service.stop();
});
