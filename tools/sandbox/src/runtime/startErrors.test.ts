import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { generateFieldKeys } from '@bank-bonuses/api';
import { startSandbox } from './sandbox.ts';
import { explainDatabase, StartError } from './startErrors.ts';

const root = mkdtempSync(join(tmpdir(), 'start-errors-'));
const whole = join(root, 'whole');
const folder = join(root, 'broken');
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><script type="application/json" id="portal-config">{}</script>',
);

const start = (at: string, portalDir = root) =>
  startSandbox({
    port: 0,
    folder: at,
    fresh: false,
    rotateKeys: false,
    dev: false,
    portalDir,
    mailIntervalSeconds: 60,
    authProfile: 'standard',
    idleTimeoutSeconds: 0,
    signInSwitches: {},
  });

beforeAll(async () => {
  const sandbox = await start(whole);
  await sandbox.close();
}, 240_000);
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => cpSync(whole, folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...path: string[]) => join(folder, ...path);
const keyFile = () => at('secrets', 'field-keys.json');
const filesIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
const fresh = /npm start -- --fresh/;

it.each<[string, () => void, RegExp]>([
  ['a file where the folder should be', () => replaceByFile(folder), /SANDBOX_DIR/],
  ['a garbage lock', () => writeFileSync(at('sandbox.lock'), 'x'.repeat(5000)), /delete the file/],
  ['a file where the data should be', () => replaceByFile(at('data')), fresh],
  ['an empty pg_control', () => truncateSync(at('data', 'global', 'pg_control')), fresh],
  ['another version', () => writeFileSync(at('data', 'PG_VERSION'), '12\n'), fresh],
  ['a missing log', () => rmSync(at('data', 'pg_wal'), { recursive: true }), fresh],
  ['truncated tables', truncateTables, fresh],
  ['a file where the documents should be', () => replaceByFile(at('documents')), /SANDBOX_DIR/],
  ['a file where the secrets should be', () => replaceByFile(at('secrets')), /SANDBOX_DIR/],
  ['empty sign-in secrets', () => writeFileSync(at('secrets', 'sign-in.json'), 'null'), fresh],
  ['garbage field keys', () => writeFileSync(keyFile(), 'garbage'), fresh],
  [
    'exchanged field keys',
    () => writeFileSync(keyFile(), JSON.stringify(generateFieldKeys())),
    fresh,
  ],
])(
  '%s: one sentence says what to do',
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
  120_000,
);

it('a folder below a file: one sentence says what to do', async () => {
  await expect(start(join(root, 'index.html', 'below'))).rejects.toThrow(/SANDBOX_DIR/);
});

it('a folder where there can be none: one sentence says what to do', async () => {
  // Node's own recursive way to make a folder never comes back from there.
  await expect(start('/proc/sandbox/below')).rejects.toThrow(/SANDBOX_DIR/);
});

it('a damaged portal: one sentence says what to do', async () => {
  const portalDir = mkdtempSync(join(root, 'portal-'));
  writeFileSync(join(portalDir, 'index.html'), '');
  await expect(start(folder, portalDir)).rejects.toThrow(/cannot be served.*npm start/);
}, 120_000);

it('an error of the operating system is not taken for a damaged database', () => {
  const refused = Object.assign(new Error('no'), { code: 'EPERM', syscall: 'listen' });
  expect(explainDatabase(folder, refused)).toBe(refused);
  const damaged = Object.assign(new Error('no'), { code: 'XX001' });
  expect(explainDatabase(folder, damaged)).toBeInstanceOf(StartError);
});

it('does not create missing keys again: their path stays free for the right ones', async () => {
  rmSync(keyFile());
  await expect(start(folder)).rejects.toThrow(/is missing/);
  expect(existsSync(keyFile())).toBe(false);
}, 120_000);

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
