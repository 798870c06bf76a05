import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from './testing/buildChanged.ts';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const root = mkdtempSync(join(cache, 'two-builds-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the names of a build's files, which contain hashes of their contents. */
async function filesOf(name: string, change?: Change): Promise<string[]> {
  const outDir = join(root, name);
  const program = join(import.meta.dirname, 'testing/buildChanged.ts');
  const changes = change ? [JSON.stringify(change)] : [];
  const conditions = '--conditions=@bank-bonuses/source';
  await run(process.execPath, [conditions, program, outDir, ...changes]);
  return readdirSync(join(outDir, 'assets'));
}

let before: string[] = [];
beforeAll(async () => {
  before = await filesOf('before');
}, 120_000);

test('a changed text on a screen leaves React, the largest file, in browsers’ caches', async () => {
  const file = 'accounts/src/AccountsOverview.tsx';
  const after = await filesOf('after', { file, from: 'Loading your', to: 'Loading the' });
  const named = (name: string) => (files: string[]) => files.filter((one) => one.startsWith(name));
  expect(named('AccountsPage-')(after)).not.toEqual(named('AccountsPage-')(before));
  expect(named('react-')(after)).toEqual(named('react-')(before));
}, 120_000);

test.each(['main', 'react', 'forms', 'signedIn', 'shared', 'HomePage', 'LoginPage', 'lazySteps'])(
  'the chunk %s has the hint to compile it while it loads',
  (name) => {
    const file = before.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
    const script = readFileSync(join(root, 'before/assets', file ?? 'none'), 'utf8');
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);
