import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { wirePayload } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { emptyDatabaseUrl } from '../testing/testDatabase.ts';
import { readSettings } from './settings/settings.ts';
import { deploymentSettings } from '../testing/deploymentSettings.ts';
import { startService, type RunningService } from './startService.ts';

let folder = '';
let stub: SignInStub;
let service: RunningService;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throttles-'));
  stub = await signInStub();
  const settings = readSettings({
    ...deploymentSettings(folder, stub),
    DATABASE_URL: await emptyDatabaseUrl(),
    NODE_ENV: 'production',
    CARD_PROCESSOR: 'http',
    CARD_PROCESSOR_URL: 'http://127.0.0.1:1',
    CARD_PROCESSOR_KEY: 'fictional',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  service = await startService(settings);
});
beforeEach(() => {
  stub.answers['POST /token'] = [400, { code: 'invalid_credentials' }];
});
afterAll(async () => {
  vi.useRealTimers();
  await service.stop();
  await stub.app.close();
  rmSync(folder, { recursive: true });
});

const user = { email: 'avery@example.com', password: 'a guess', token: '' };

async function register(body: object, address: string) {
  const answer = await fetch(`${service.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return [answer.status, answer.headers.get('retry-after')];
}

const start = new Date('2026-11-20T12:00:00Z').getTime();
const at = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(start + seconds * 1000) });

test('by default, an account has 20 tries in ten minutes, counted over all addresses', async () => {
  stub.answers[`GET /admin/users/${stub.userId}`] = [200, { id: stub.userId, email: user.email }];
  const guess = (number: number) =>
    register(wirePayload({ ...user, id: stub.userId }), `203.0.113.${number}`);
  at(0);
  for (let number = 1; number <= 20; number += 1) expect(await guess(number)).toEqual([401, null]);
  expect(await guess(21)).toEqual([429, '600']);
  at(599);
  expect(await guess(22)).toEqual([429, '1']);
  at(600);
  expect(await guess(23)).toEqual([401, null]);
});

test('by default, an address has 60 tries in ten minutes, counted over all accounts', async () => {
  const post = () => register({}, '198.51.100.7');
  at(0);
  for (let number = 1; number <= 60; number += 1) expect(await post()).toEqual([422, null]);
  expect(await post()).toEqual([429, '600']);
  at(599);
  expect(await post()).toEqual([429, '1']);
  at(600);
  expect(await post()).toEqual([422, null]);
});
