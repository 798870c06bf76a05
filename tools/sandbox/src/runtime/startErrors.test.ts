import { generateFieldKeys, SchemaVersionError, type Database } from '@bank-bonuses/api';
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoCustomers, type DemoDeps } from '../customers/createDemoCustomers.ts';
import { demoCustomer } from '../customers/demoCustomers.ts';
import {
  emptyPortal,
  newFolder,
  preparedDatabase,
  preparedSandbox,
  sandboxOptions,
} from '../testing/preparedSandbox.ts';
import { startSandbox } from './sandbox.ts';
import { openFieldKeys, openOrExplain } from './startErrors.ts';

const fresh = /^StartError: .*npm start -- --fresh/;
const start = (folder: string) => startSandbox(sandboxOptions(folder, emptyPortal()));

/** Truncates the files of all tables. */
function truncateTables(folder: string): void {
  const base = join(folder, 'data', 'base');
  for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
    if (/\/\d+$/.test(name)) truncateSync(join(base, name));
  }
}

it.each([
  ['an empty pg_control', (folder: string) => truncateSync(join(folder, 'data/global/pg_control'))],
  ['truncated tables', truncateTables],
])('the sandbox does not start with %s, and the error says what to do', async (_name, damage) => {
  const folder = await preparedSandbox();
  damage(folder);
  const message = await start(folder).catch(String);
  expect(message).toMatch(fresh);
  expect(message).not.toContain('\n');
});

it('the sandbox does not start with a file in place of its folder, and the error says what to do', async () => {
  const file = newFolder('file');
  writeFileSync(file, '');
  await expect(start(file)).rejects.toThrow(/cannot use the folder .* Set SANDBOX_DIR to another/);
});

describe('a folder with stored data', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await preparedDatabase());
  });

  it.each([
    ['malformed', 'garbage'],
    ['other', JSON.stringify(generateFieldKeys())],
  ])('does not start with %s field keys', async (_which, text) => {
    const file = newFolder('field-keys.json');
    writeFileSync(file, text, { mode: 0o600 });
    expect(await openFieldKeys(file, database).catch(String)).toMatch(fresh);
  });

  it('does not start with a sign-in service that lacks its accounts', async () => {
    const deps = { database, customers: [demoCustomer('Maya')], hasAccount: async () => false };
    await expect(createDemoCustomers(deps as unknown as DemoDeps)).rejects.toThrow(
      /The folder belongs to another sign-in service/,
    );
  });
});

it('a database of another version leads to one line that names another folder and no deletion', async () => {
  const open = openOrExplain('folder', () => Promise.reject(new SchemaVersionError()));
  const explained = await open.catch(String);
  expect(explained).toMatch(/^StartError: .*another version of the sandbox.* SANDBOX_DIR/);
  expect(explained).not.toMatch(/fresh|\n/);
});

it('a sandbox whose sign-in service does not answer leaves the folder as it is, also with --fresh', async () => {
  const folder = newFolder('unreachable');
  const file = join(folder, 'secrets', 'sign-in.json');
  mkdirSync(join(folder, 'secrets'), { recursive: true });
  writeFileSync(file, '{}');
  const outsideSignIn = {
    // Nothing listens on port 1.
    url: 'http://127.0.0.1:1',
    secretKey: 'sb_secret_outside',
    publishableKey: 'sb_publishable_outside',
    issuer: undefined,
  };
  const options = { ...sandboxOptions(folder, emptyPortal()), fresh: true, outsideSignIn };
  await expect(startSandbox(options)).rejects.toThrow(/No sign-in service answers/);
  expect(existsSync(file)).toBe(true);
});
