import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { runCommand } from '../src/cli/runCommand.ts';
import { encryptionContexts } from '../src/encryption/encryptionContexts.ts';
import { commandIo } from '../src/testing/commandIo.ts';
import { photo } from '../src/testing/payloads.ts';
import { freePort, startPostgres } from '../src/testing/postgresServer.ts';
import { newCustomer, register, type Customer } from './testing/customers.ts';
import { findMarkers, inWords, plant, readPlaces, type Markers } from './testing/markers.ts';
import { startProgram } from './testing/program.ts';
import type { World } from './testing/world.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

/** The protected fields of a registration, with unique values that only they have. */
const secrets = {
  password: 'Marker-password-11bb',
  ssn: '987654329',
  date_of_birth: '1903-07-19',
  mothers_maiden_name: 'Marker-maiden-name-44ee',
  card_number: '4242424242424242',
  card_security_code: '8361',
  card_holder_name: 'Marker-card-holder-55ff',
};
const bankPassword = 'Marker-bank-password-66aa';
const filename = 'Marker-filename-33dd.jpg';
const description = 'Marker-in-the-photo-22cc';

async function markedCustomer(world: World): Promise<Customer> {
  const customer = newCustomer(world, true);
  const marked = await photo(description, filename);
  Object.assign(customer.payload, secrets, { dl_photo_front: marked, selfie_photo: marked });
  return customer;
}

/** Imports the bank password through the service's command line. Returns the output. */
async function importBankPassword(world: World, { payload: { email } }: Customer): Promise<string> {
  const login = { customer: email, bank_email: null, bank_phone: null, password: bankPassword };
  const io = commandIo(world.environment, JSON.stringify(login));
  expect(await runCommand(commands, ['import', 'bank-logins', '-'], io)).toBe(0);
  return io.output() + io.errors();
}

/** Returns the markers, including the photo as sent and as it would be stored unencrypted. */
async function markersOf(world: World, { payload }: Customer): Promise<Markers> {
  const db = await world.open();
  const { id, storage_key } = await db.kysely
    .selectFrom('portal.documents')
    .select(['id', 'storage_key'])
    .where('kind', '=', 'selfie_photo')
    .executeTakeFirstOrThrow();
  await db.close();
  const stored = await world.store.get(storage_key);
  const prepared = world.fieldKeys.decryptBytes(stored, encryptionContexts.document(id));
  const sent = Buffer.from(payload.selfie_photo.data.split(',')[1] ?? '', 'base64');
  const { card_security_code, ...others } = secrets;
  const texts = {
    ...others,
    'ssn with dashes': '987-65-4329',
    'card number in groups': '4242 4242 4242 4242',
    // The code alone is so short that it could occur by chance.
    'security code': `"card_security_code":"${card_security_code}"`,
    'bank password': bankPassword,
    'file name': filename,
    'metadata of the photo': description,
  };
  return new Map([
    ...Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)] as const),
    ['photo as sent', sent.subarray(-64)],
    ['photo as prepared', prepared.subarray(-64)],
  ]);
}

test('no store contains a protected value; the search finds the planted markers', async () => {
  const server = await startPostgres({ durable: true });
  onTestFinished(() => server.stop());
  const world = await worldOfTest('postgres', { serverUrl: server.url });
  let serverLog = '';
  server.process.stderr?.on('data', (chunk: Buffer) => (serverLog += chunk.toString()));
  const METRICS_PORT = String(await freePort());
  const program = startProgram({ ...world.environment, LOG_LEVEL: 'trace', METRICS_PORT });
  const url = await program.listening;
  const customer = await markedCustomer(world);
  // Sends rejected, failed and accepted requests, since each kind could be logged in a different
  // place.
  const { payload } = customer;
  const wrong = { ...payload, zip_code: payload.password } as unknown as typeof payload;
  expect(await register(url, { ...customer, payload: wrong })).toMatchObject({ status: 422 });
  world.processor.mockFailures.push({ charged: true, answer: 'cut' });
  expect(await register(url, customer)).toMatchObject({ status: 503 });
  expect(await register(url, customer)).toMatchObject({ status: 201 });
  // Postgres logs a rejected row in its own log, so this registration reuses an SSN.
  const namesake = newCustomer(world, false);
  namesake.payload.ssn = payload.ssn;
  expect(await register(url, namesake)).toMatchObject({ status: 409 });
  const imported = await importBankPassword(world, customer);

  const { auth_id: id, email } = payload;
  world.identityProvider.answers['GET /user'] = [200, { id, email }];
  const authorization = `Bearer ${await world.identityProvider.token({ sub: id })}`;
  const profile = await fetch(`${url}/api/user/profile`, { headers: { authorization } });
  const shown = { decrypted_ssn: secrets.ssn, password: bankPassword };
  expect(await profile.json()).toMatchObject(shown);
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(metrics).toContain('route="/api/user/register",status="409"');
  await program.stop();
  expect(serverLog).toContain('one_person_one_registration');

  const markers = await markersOf(world, customer);
  const outputs = { log: program.output() + imported, metrics, 'log of the database': serverLog };
  const places = await readPlaces(world, server.folder, join(world.folder, 'backup'));
  for (const [name, text] of Object.entries(outputs)) places.set(name, Buffer.from(text));
  expect(findMarkers(places, markers)).toEqual([]);

  // Proves that the search works: it finds each marker in every place where it was planted.
  await plant(world, markers);
  const planted = await readPlaces(world, server.folder, join(world.folder, 'backup-of-planted'));
  planted.set('log', Buffer.from([...markers.values()].map(inWords).join('\n')));
  expect(findMarkers(planted, markers).sort()).toEqual(
    [...planted.keys()]
      .flatMap((place) => [...markers.keys()].map((name) => `${place}: ${name}`))
      .sort(),
  );
});
