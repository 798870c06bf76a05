import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateFieldKeys } from '../security/fieldKeys.ts';
import { cardPayload, dataUrl, photo } from '../testing/payloads.ts';
import { prepareDataDir } from '../testing/preparedCluster.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { readSettings } from './settings.ts';
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Settings of a deployment in the test's folder, with keys of its own. */
const environment = () => ({
  NODE_ENV: 'test',
  DATA_DIR: join(folder, 'data'),
  DOCUMENTS_DIR: join(folder, 'documents'),
  SUPABASE_URL: stub.url.replace('/auth/v1', ''),
  SUPABASE_SECRET_KEY: 'Marker-secret-key-77aa',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stub',
  FIELD_KEYS: JSON.stringify(generateFieldKeys()),
  CARD_PROCESSOR: 'test',
});

/** The program as it is deployed, in a process of its own. */
async function startProgram(changes: Record<string, string> = {}) {
  const port = await freePort();
  await prepareDataDir(join(folder, 'data'));
  const program = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', join(import.meta.dirname, '../main.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        ...environment(),
        ...changes,
      },
    },
  );
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exit = once(program, 'exit').then(([code]) => code as number | null);
  return { url: `http://127.0.0.1:${port}`, program, exit, output: () => output };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (!answer?.ok) return;
    await wait(20);
  }
}

async function filesBelow(path: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    return [file.slice(path.length + 1), await readFile(file)] as const;
  });
  return new Map(await Promise.all(contents));
}

/** Names of the places in which one of the markers stands, as it is or in base64. */
function findMarkers(places: Map<string, Buffer>, markers: readonly string[]): string[] {
  const needles = markers.flatMap((marker) => [
    marker,
    ...[0, 1, 2].map((shift) =>
      Buffer.from(`${'\0'.repeat(shift)}${marker}`)
        .toString('base64')
        .slice(4, -4),
    ),
  ]);
  return [...places].flatMap(([name, bytes]) =>
    needles.some((needle) => bytes.includes(needle)) ? [name] : [],
  );
}

test('a whole deployment registers, keeps no secret anywhere, and stops in order', async () => {
  const user = {
    id: stub.userId,
    email: 'avery@example.com',
    password: 'Marker-password-11bb',
    token: '',
  };
  stub.answers[`GET /admin/users/${user.id}`] = [200, { id: user.id, email: user.email }];
  stub.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  const { url, program, exit, output } = await startProgram();
  await untilReady(url);

  const marked = await photo('Marker-photo-22cc', 'Marker-filename-33dd.jpg');
  const payload = cardPayload(user, {
    ssn: '987-65-4329',
    date_of_birth: '1903-07-19',
    mothers_maiden_name: 'Marker-maiden-name-44ee',
    card_security_code: '8361',
    card_holder_name: 'Marker-card-holder-55ff',
    dl_photo_front: marked,
    selfie_photo: marked,
  });
  const markers = [
    user.password,
    '987654329',
    '987-65-4329',
    '1903-07-19',
    '4242424242424242',
    '4242 4242 4242 4242',
    'Marker-maiden-name-44ee',
    'Marker-card-holder-55ff',
    'Marker-photo-22cc',
    'Marker-filename-33dd',
    'Marker-secret-key-77aa',
    marked.data.slice(-64),
  ];
  const send = (body: unknown) =>
    fetch(`${url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // Each way on which something could be written down: refused, broken, failed and accepted.
  const broken = { ...marked, ...dataUrl(Buffer.from('Marker-photo-22cc'), 'x', 'image/png') };
  expect((await send({ ...payload, zip_code: user.password })).status).toBe(422);
  expect((await send({ ...payload, selfie_photo: broken })).status).toBe(422);
  const malformed = await fetch(`${url}/api/user/register?password=${user.password}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload).slice(0, -5),
  });
  expect(malformed.status).toBe(400);
  stub.answers['POST /token'] = [500, {}];
  expect((await send(payload)).status).toBe(503);
  stub.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  expect((await send(payload)).status).toBe(201);

  const token = await stub.token();
  const profile = await fetch(`${url}/api/user/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await profile.json()).toMatchObject({
    decrypted_ssn: '987654329',
    date_of_birth: '1903-07-19',
    mothers_maiden_name: 'Marker-maiden-name-44ee',
  });

  program.kill('SIGTERM');
  expect(await exit).toBe(0);

  const written = (await filesBelow(folder)).set('the output', Buffer.from(output()));
  expect(findMarkers(written, [...markers, token])).toEqual([]);
  expect(output()).toContain('registration.completed');
  // The search is worth something only if it finds what is there, in each place and each spelling.
  const planted = [...markers, token].map(
    (marker, index) => [`data/plain-${index}`, marker] as const,
  );
  for (const [name, marker] of planted) {
    await writeFile(join(folder, name), `x${marker}`);
    await writeFile(
      join(folder, name.replace('data/plain', 'documents/encoded')),
      `x${Buffer.from(`y${marker}z`).toString('base64')}`,
    );
  }
  const searched = await filesBelow(folder);
  expect(searched.size).toBe(written.size - 1 + 2 * planted.length);
  for (const [name, marker] of planted) {
    expect(findMarkers(searched, [marker])).toContain(name);
    expect(findMarkers(searched, [marker])).toContain(
      name.replace('data/plain', 'documents/encoded'),
    );
  }
  expect(findMarkers(written, ['registration.completed'])).toEqual(['the output']);
});

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
  const { url, program, exit } = await startProgram();
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
  const stranger = startService(readSettings(environment()));
  await expect(stranger).rejects.toThrow('FIELD_KEYS opens nothing of what is stored');
});

test('a service that is told to stop says that it is not ready, works on, and only then ends', async () => {
  await prepareDataDir(join(folder, 'data'));
  const drained = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const service = await startService(
    readSettings({
      NODE_ENV: 'test',
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '7',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'data'),
      DOCUMENTS_DIR: join(folder, 'documents'),
      SUPABASE_URL: stub.url.replace('/auth/v1', ''),
      SUPABASE_SECRET_KEY: 'sb_secret_stub',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stub',
      FIELD_KEYS: JSON.stringify(generateFieldKeys()),
      CARD_PROCESSOR: 'test',
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

test('a start without its bucket ends with one clear message', async () => {
  const { exit, output } = await startProgram({
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
  const { exit, output } = await startProgram({ FIELD_KEYS: '', SUPABASE_URL: '' });
  expect(await exit).toBe(1);
  expect(output()).toContain('- FIELD_KEYS is missing');
  expect(output()).toContain('- SUPABASE_URL is missing');
  expect(output()).not.toContain('    at ');
});
