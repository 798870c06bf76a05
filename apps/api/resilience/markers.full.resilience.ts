import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, startPostgres } from '../src/testing/postgresServer.ts';
import { newCustomer, register } from './testing/customers.ts';
import {
  bankPassword,
  importBankPassword,
  markedCustomer,
  markersOf,
  secrets,
  storedPhoto,
} from './testing/markedCustomer.ts';
import { findMarkers, isText, marker } from './testing/markers.ts';
import { startProgram } from './testing/program.ts';
import { inWords, readStores, plant } from './testing/readStores.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

test('no store contains a protected value; the search finds the planted markers', async () => {
  const server = await startPostgres({ durable: true });
  onTestFinished(() => server.stop());
  const world = await worldOfTest('postgres', { serverUrl: server.url });
  const cluster = server.folder;
  let serverLog = '';
  server.process.stderr?.on('data', (chunk: Buffer) => (serverLog += chunk.toString()));
  const metricsPort = String(await freePort());
  const settings = { ...world.environment, LOG_LEVEL: 'trace', METRICS_PORT: metricsPort };
  const program = startProgram(settings);
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
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await program.stop();
  const imported = await importBankPassword(world, customer);

  const again = startProgram({ ...world.environment, LOG_LEVEL: 'trace' });
  world.identityProvider.answers['GET /user'] = [
    200,
    { id: payload.auth_id, email: payload.email },
  ];
  const token = await world.identityProvider.token({ sub: payload.auth_id });
  const profile = await fetch(`${await again.listening}/api/user/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await profile.json()).toMatchObject({
    decrypted_ssn: secrets.ssn,
    password: bankPassword,
  });
  await again.stop();

  const db = await world.open();
  const markers = [...markersOf(customer), await storedPhoto(world, db)];
  await db.close();
  const log = Buffer.from(program.output() + imported + again.output());
  const stores = await readStores(world, cluster, join(world.folder, 'backup'));
  stores.set('log', log);
  expect(findMarkers(stores, markers)).toEqual([]);
  const output = { metrics, 'log of the database': serverLog };
  const outputs = new Map(Object.entries(output).map(([name, text]) => [name, Buffer.from(text)]));
  expect(findMarkers(outputs, markers)).toEqual([]);
  expect(metrics).toContain('route="/api/user/register",status="409"');
  expect(serverLog).toContain('one_person_one_registration');
  // Proves that the search works: it finds the registration's id everywhere except in the
  // documents, where only file names contain it.
  const known = [marker('registration', customer.confirmed ?? '')];
  expect(findMarkers(stores, known).sort()).toEqual(
    [...stores.keys()]
      .filter((place) => place !== 'documents')
      .map((place) => `${place}: registration`)
      .sort(),
  );

  await plant(world, markers);
  const planted = await readStores(world, cluster, join(world.folder, 'backup-of-planted'));
  planted.set('log', Buffer.from([log.toString(), ...markers.map(inWords)].join('\n')));
  const found = new Set(findMarkers(planted, markers));
  const expected = [...planted].flatMap(([place, bytes]) =>
    markers.filter((each) => isText(bytes) || !each.isShort).map(({ name }) => `${place}: ${name}`),
  );
  expect(expected.filter((each) => !found.has(each))).toEqual([]);
});
