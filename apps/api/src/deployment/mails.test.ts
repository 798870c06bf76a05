import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailServer, type MailServer } from '../testing/mailServer.ts';
import { wirePayload } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { emptyDatabaseUrl } from '../testing/testDatabase.ts';
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
  return (await answer.json()) as { reference: string; receipt_by_mail?: boolean };
}

/** Starts a deployment in this process on an empty database, and collects its log. */
async function start(changes: Record<string, string> = {}) {
  const log: string[] = [];
  const settings = readSettings({
    ...deploymentSettings(folder, stub),
    DATABASE_URL: await emptyDatabaseUrl(),
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

test('a service without a mail server registers customers without promising a mail', async () => {
  const { service, log } = await start();
  expect(log.join('')).toContain('"event":"mail.off"');
  expect(await register(service.url)).not.toHaveProperty('receipt_by_mail');
  await service.stop();
});
