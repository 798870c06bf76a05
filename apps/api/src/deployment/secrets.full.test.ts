import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPayload, dataUrl, photo } from '../testing/payloads.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { readSettings } from './settings/settings.ts';
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

async function filesBelow(path: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    return [file.slice(path.length + 1), await readFile(file)] as const;
  });
  return new Map(await Promise.all(contents));
}

/** Returns the places that contain one of the markers, in plain text or base64. */
function findMarkers(places: Map<string, Buffer>, markers: readonly string[]): string[] {
  const needles = markers.flatMap((marker) => [
    marker,
    // Searches each of the three base64 alignments. Keeps only the characters that the marker alone
    // determines; a shorter text could match by chance.
    ...[0, 1, 2].map((shift) => {
      const bytes = Buffer.from(`${'\0'.repeat(shift)}${marker}`);
      const [from, to] = [Math.ceil((shift * 4) / 3), Math.floor((bytes.length * 4) / 3)];
      return bytes.toString('base64').slice(from, to);
    }),
  ]);
  return [...places].flatMap(([name, bytes]) =>
    needles.some((needle) => bytes.includes(needle)) ? [name] : [],
  );
}

test('a complete deployment stores no secret in plain text, and shuts down in order', async () => {
  const user = {
    id: stub.userId,
    email: 'avery@example.com',
    password: 'Marker-password-11bb',
    token: '',
  };
  stub.answers[`GET /admin/users/${user.id}`] = [200, { id: user.id, email: user.email }];
  stub.answers['POST /token'] = [400, { code: 'email_not_confirmed' }];
  const { url, program, exit, output } = await startDeployment(folder, stub);
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
  // Sends rejected, broken, failed and accepted requests, since each kind could be logged in a
  // different place.
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
  // Proves that the search finds each marker, as plain text and as base64.
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

  // With other keys the service could not decrypt the stored data and would register the same
  // person twice, so it must not start.
  const stranger = startService(readSettings(deploymentSettings(folder, stub)));
  await expect(stranger).rejects.toThrow('FIELD_KEYS cannot decrypt the stored data');
});
