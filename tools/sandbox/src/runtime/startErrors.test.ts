import { generateFieldKeys, SchemaVersionError } from '@bank-bonuses/api';
import { isFull } from '@bank-bonuses/test-config/full';
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  emptyPortal,
  newFolder,
  preparedSandbox,
  sandboxOptions,
} from '../testing/preparedSandbox.ts';
import { startSandbox } from './sandbox.ts';
import { explainDatabase, openFieldKeys, StartError } from './startErrors.ts';

const portal = emptyPortal();
let folder: string;
beforeEach(async () => {
  folder = await preparedSandbox();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (at: string, portalDir = portal) => startSandbox(sandboxOptions(at, portalDir));

const at = (...path: string[]) => join(folder, ...path);
const keyFile = () => at('secrets', 'field-keys.json');
const filesIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
const fresh = /npm start -- --fresh/;

/**
 * Ways to damage the sandbox folder: title, function that does the damage, and the advice that the
 * error message must contain.
 */
const damages: [string, () => void, RegExp][] = [
  ['a file where the folder should be', () => replaceByFile(folder), /SANDBOX_DIR/],
  ['a garbage lock', () => writeFileSync(at('sandbox.lock'), 'x'.repeat(5000)), /delete the file/],
  ['a file where the data should be', () => replaceByFile(at('data')), fresh],
  ['an empty pg_control', () => truncateSync(at('data', 'global', 'pg_control')), fresh],
  ['truncated tables', truncateTables, fresh],
  ['a file where the documents should be', () => replaceByFile(at('documents')), /SANDBOX_DIR/],
  ['a file where the secrets should be', () => replaceByFile(at('secrets')), /SANDBOX_DIR/],
  [
    'exchanged field keys',
    () => writeFileSync(keyFile(), JSON.stringify(generateFieldKeys())),
    fresh,
  ],
];
/** More ways to damage the folder, for full runs only. Their causes are the same as above. */
const moreDamages: typeof damages = [
  ['empty sign-in secrets', () => writeFileSync(at('secrets', 'sign-in.json'), 'null'), fresh],
  ['another version', () => writeFileSync(at('data', 'PG_VERSION'), '12\n'), fresh],
  ['a missing log', () => rmSync(at('data', 'pg_wal'), { recursive: true }), fresh],
];

it.each([...damages, ...(isFull ? moreDamages : [])])(
  'the sandbox does not start with %s, and the error says what to do',
  async (_name, breakIt, advice) => {
    breakIt();
    const error = await start(folder).then(
      async (sandbox) => sandbox.close(),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).toMatch(advice);
    expect(message).not.toContain('\n');
  },
);

it('the sandbox does not start in a folder below a file, and the error says what to do', async () => {
  await expect(start(join(portal, 'index.html', 'below'))).rejects.toThrow(/SANDBOX_DIR/);
});

it('the sandbox does not start in a folder that cannot be created, and the error says what to do', async () => {
  // Node's recursive `mkdir` never returns for this path.
  await expect(start('/proc/sandbox/below')).rejects.toThrow(/SANDBOX_DIR/);
});

it('the sandbox does not start with a damaged portal, and the error says what to do', async () => {
  const portalDir = newFolder('damaged-portal');
  mkdirSync(portalDir);
  writeFileSync(join(portalDir, 'index.html'), '');
  await expect(start(folder, portalDir)).rejects.toThrow(/cannot be served.*npm start/);
});

it('malformed field keys are rejected with an error that says what to do', async () => {
  writeFileSync(keyFile(), 'garbage');
  const noDatabase = {} as Parameters<typeof openFieldKeys>[1];
  const message = await openFieldKeys(keyFile(), noDatabase).catch(String);
  expect(message).toMatch(/^StartError: .*npm start -- --fresh/);
  expect(message).not.toContain('\n');
});

it('an error of the operating system is not reported as a damaged database', () => {
  const refused = Object.assign(new Error('no'), { code: 'EPERM', syscall: 'listen' });
  expect(explainDatabase(folder, refused)).toBe(refused);
  const damaged = Object.assign(new Error('no'), { code: 'XX001' });
  expect(explainDatabase(folder, damaged)).toBeInstanceOf(StartError);
});

it('a database of another version leads to one line that names another folder and no deletion', () => {
  const explained = explainDatabase(folder, new SchemaVersionError());
  expect(explained).toBeInstanceOf(StartError);
  expect(String(explained)).toMatch(/another version of the sandbox.* SANDBOX_DIR/);
  expect(String(explained)).not.toMatch(/fresh|\n/);
});

it('missing field keys are not recreated, so that the original file can be restored', async () => {
  rmSync(keyFile());
  await expect(start(folder)).rejects.toThrow(/is missing/);
  expect(existsSync(keyFile())).toBe(false);
});

function replaceByFile(path: string): void {
  rmSync(path, { recursive: true });
  writeFileSync(path, 'a file');
}

function truncateTables(): void {
  for (const base of readdirSync(at('data', 'base'))) {
    for (const { name } of filesIn(at('data', 'base', base))) {
      if (/^\d+$/.test(name)) truncateSync(at('data', 'base', base, name));
    }
  }
}

it('a sandbox whose sign-in service does not answer leaves the folder as it is, also with --fresh', async () => {
  const outsideSignIn = {
    // Nothing listens on port 1.
    url: 'http://127.0.0.1:1',
    secretKey: 'sb_secret_outside',
    publishableKey: 'sb_publishable_outside',
    issuer: undefined,
  };
  const options = { ...sandboxOptions(folder, portal), fresh: true, outsideSignIn };
  await expect(startSandbox(options)).rejects.toThrow(/No sign-in service answers/);
  expect(existsSync(keyFile())).toBe(true);
});
