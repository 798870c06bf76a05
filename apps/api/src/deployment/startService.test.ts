import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPayload } from '../testing/payloads.ts';
import { prepareDataDir } from '../testing/preparedCluster.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { readSettings } from './settings.ts';
import { deploymentSettings, startDeployment, untilReady } from './startDeployment.testing.ts';
import { startService } from './startService.ts';

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

test('a termination lets a registration that is on its way come to its end', async () => {
  const user = {
    id: stub.userId,
    email: 'avery@example.com',
    password: 'Fictional-Pass-1',
    token: '',
  };
  const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  stub.answers[`GET /admin/users/${user.id}`] = [200, { id: user.id, email: user.email }];
  stub.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  stub.onRequest = async (path) => {
    if (!path.startsWith('/token')) return;
    asked.resolve();
    await mayAnswer.promise;
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
  mayAnswer.resolve();
  const { status, headers } = await answer;
  expect(status).toBe(201);
  // A connection that is kept would keep the program, too.
  expect(headers.get('connection')).toBe('close');
  expect(await exit).toBe(0);

  // With other keys it could read nobody's data, and would register the same person twice.
  const stranger = startService(readSettings(deploymentSettings(folder, stub)));
  await expect(stranger).rejects.toThrow('FIELD_KEYS opens nothing of what is stored');
});

test('a service that is told to stop says that it is not ready, works on, and only then ends', async () => {
  await prepareDataDir(join(folder, 'data'));
  const drained = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const service = await startService(
    readSettings({
      ...deploymentSettings(folder, stub),
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '7',
      LOG_LEVEL: 'silent',
    }),
    {
      pause: async (ms) => {
        pauses.push(ms);
        await drained.promise;
      },
    },
  );
  const statusOf = async (path: string) => (await fetch(`${service.url}${path}`)).status;
  expect(await statusOf('/api/ready')).toBe(200);
  const stopped = service.stop();
  expect(pauses).toEqual([7000]);
  expect(await statusOf('/api/ready')).toBe(503);
  expect(await statusOf('/api/health')).toBe(200);
  expect(await statusOf('/api/user/profile')).toBe(401);
  expect(await (await fetch(service.metricsUrl ?? '')).text()).toContain(
    'portal_http_requests_total{method="GET",route="/api/ready",status="503"} 1',
  );
  drained.resolve();
  await stopped;
  await expect(fetch(service.url)).rejects.toThrow();
  await expect(fetch(service.metricsUrl ?? '')).rejects.toThrow();
});

test.each([
  ['standard', 'aal1', 404],
  ['hardened', 'aal1', 403],
  ['hardened', 'aal2', 404],
])(
  'the %s profile answers a session of %s without a factor with %i',
  async (profile, aal, status) => {
    await prepareDataDir(join(folder, 'data'));
    const service = await startService(
      readSettings({
        ...deploymentSettings(folder, stub),
        AUTH_PROFILE: profile,
        PORT: '0',
        LOG_LEVEL: 'silent',
      }),
    );
    const headers = { authorization: `Bearer ${await stub.token({ aal })}` };
    const answer = await fetch(`${service.url}/api/user/profile`, { headers });
    await service.stop();
    expect(answer.status).toBe(status);
  },
);

test('a start without a folder that takes documents ends before it opens the database', async () => {
  writeFileSync(join(folder, 'file'), '');
  const settings = readSettings({
    ...deploymentSettings(folder, stub),
    DOCUMENTS_DIR: join(folder, 'file', 'documents'),
  });
  await expect(startService(settings)).rejects.toThrow(
    'The document store cannot be used (documents_folder_ENOTDIR).',
  );
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('a start without its bucket ends with one clear message', async () => {
  const { exit, output } = await startDeployment(folder, stub, {
    DOCUMENTS_DIR: '',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'portal-documents',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'Marker-of-the-bucket-key',
  });
  expect(await exit).toBe(1);
  expect(output()).toContain('The document store cannot be used (documents_unreachable).');
  expect(output()).not.toMatch(/    at |Marker/);
});

test('a start without settings ends with one clear message', async () => {
  const { exit, output } = await startDeployment(folder, stub, {
    FIELD_KEYS: '',
    SUPABASE_URL: '',
  });
  expect(await exit).toBe(1);
  expect(output()).toContain('- FIELD_KEYS is missing');
  expect(output()).toContain('- SUPABASE_URL is missing');
  expect(output()).not.toContain('    at ');
});
