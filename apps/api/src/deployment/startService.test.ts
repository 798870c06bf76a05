import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLimits } from '../service/serviceOptions.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { testDatabaseUrl } from '../testing/testDatabase.ts';
import { readSettings } from './settings/settings.ts';
import { startProgram } from '../../resilience/testing/program.ts';
import { deploymentSettings } from '../testing/deploymentSettings.ts';
import { startService, stopTimeoutMs } from './startService.ts';

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

test('a stopping service reports not ready, finishes its requests, and then exits', async () => {
  const drained = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const service = await startService(
    readSettings({
      ...deploymentSettings(folder, stub),
      DATABASE_URL: await testDatabaseUrl(),
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
  const last = await fetch(`${service.url}/api/user/profile`);
  expect([last.status, last.headers.get('connection')]).toEqual([401, 'close']);
  expect(await (await fetch(service.metricsUrl ?? '')).text()).toContain(
    'portal_http_requests_total{method="GET",route="/api/ready",status="503"} 1',
  );
  drained.resolve();
  await stopped;
  await expect(fetch(service.url)).rejects.toThrow();
  await expect(fetch(service.metricsUrl ?? '')).rejects.toThrow();
});

test.each([
  ['standard', { aal1: 404 }],
  ['hardened', { aal1: 403, aal2: 404 }],
])(
  'in the %s profile, sessions of a user without a factor get these statuses by level: %o',
  async (profile, statuses) => {
    const service = await startService(
      readSettings({
        ...deploymentSettings(folder, stub),
        DATABASE_URL: await testDatabaseUrl(),
        AUTH_PROFILE: profile,
        PORT: '0',
        LOG_LEVEL: 'silent',
      }),
    );
    const answered: Record<string, number> = {};
    for (const aal of Object.keys(statuses)) {
      const headers = { authorization: `Bearer ${await stub.token({ aal })}` };
      answered[aal] = (await fetch(`${service.url}/api/user/profile`, { headers })).status;
    }
    await service.stop();
    expect(answered).toEqual(statuses);
  },
);

test('a start without a writable document folder fails before it opens the database', async () => {
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

test('a start without settings fails with one clear message', async () => {
  const program = startProgram({ ...deploymentSettings(folder, stub), FIELD_KEYS: '' });
  await expect(program.listening).rejects.toThrow('ended before it listened');
  expect(program.output()).toMatch(/^Fix these settings:\n- FIELD_KEYS is missing: .*\n$/);
});

test('the stop time-out exceeds the longest time that a registration can take', () => {
  const { processorTimeoutMs, waitForOtherMs } = defaultLimits;
  // In the slowest registration, the request waits for the claim of another one, then asks the
  // processor for an earlier charge, then for a new charge.
  expect(stopTimeoutMs).toBeGreaterThan(waitForOtherMs + 2 * processorTimeoutMs);
});
