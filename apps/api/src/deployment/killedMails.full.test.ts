import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateFieldKeys } from '../encryption/fieldKeys.ts';
import { mailServer, type MailServer, type ReceivedMail } from '../testing/mailServer.ts';
import { wirePayload } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { startDeployment, untilReady } from '../testing/startDeployment.ts';

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

const idOf = (mail: ReceivedMail | undefined) => mail?.header('message-id');

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

test('a service that is killed after sending a mail, before recording it, sends the mail again with the same id', async () => {
  const [isTaken, mayRespond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server = await mailServer({
    // The server accepts the first mail and never responds.
    answerData: async () => {
      isTaken.resolve();
      await mayRespond.promise;
    },
  });
  const settings = {
    FIELD_KEYS: JSON.stringify(generateFieldKeys()),
    SMTP_URL: server.url,
    MAIL_FROM: 'Bank Bonuses <mail@bonuses.example>',
  };
  const killed = await startDeployment(folder, stub, settings);
  await untilReady(killed.url);
  const receipt = await register(killed.url);
  expect(receipt.receipt_by_mail).toBe(true);
  await isTaken.promise;
  killed.program.kill('SIGKILL');
  await killed.exit;
  mayRespond.resolve();

  const next = await startDeployment(folder, stub, settings);
  const [first, again] = await server.received(2);
  expect(idOf(first)).toMatch(/^<[0-9a-f-]{36}@bonuses\.example>$/);
  expect(idOf(again)).toBe(idOf(first));
  expect(again?.header('subject')).toBe(`Your receipt from Bank Bonuses: ${receipt.reference}`);
  next.program.kill('SIGTERM');
  expect(await next.exit).toBe(0);
});
