import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPayload } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { startDeployment, untilReady } from './startDeployment.testing.ts';

let folder = '';
let stub: SignInStub;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  stub = await signInStub();
});
afterEach(async () => {
  await stub.app.close();
  rmSync(folder, { recursive: true });
});

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (!answer?.ok) return;
    await wait(20);
  }
}

test('a terminated service finishes a registration in progress', async () => {
  const user = {
    id: stub.userId,
    email: 'avery@example.com',
    password: 'Fictional-Pass-1',
    token: '',
  };
  const [asked, mayRespond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  stub.answers[`GET /admin/users/${user.id}`] = [200, { id: user.id, email: user.email }];
  stub.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  stub.onRequest = async (path) => {
    if (!path.startsWith('/token')) return;
    asked.resolve();
    await mayRespond.promise;
  };
  const { url, program, exit } = await startDeployment(folder, stub);
  await untilReady(url);
  const answer = fetch(`${url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cardPayload(user)),
  });
  await asked.promise;
  program.kill('SIGTERM');
  await untilRefused(url);
  mayRespond.resolve();
  const { status, headers } = await answer;
  expect(status).toBe(201);
  // An open connection would keep the process running, too.
  expect(headers.get('connection')).toBe('close');
  expect(await exit).toBe(0);
});
