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

/** The names of a build's files, which tell their contents. */
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

const added = (after: string[]) => after.filter((file) => !before.includes(file));

test.each([
  ['a screen', 'AccountsPage', 'accounts/src/AccountsOverview.tsx', 'Loading your', 'Loading the'],
  ['the kit', 'main', 'components/PasswordField/PasswordField.tsx', "? 'Hide'", "? 'Cover'"],
])(
  'of a build with another word in %s only its own file is new',
  async (name, chunk, file, from, to) => {
    const after = await filesOf(name, { file, from, to });
    expect(added(after)).toEqual([expect.stringMatching(new RegExp(`^${chunk}-[\\w-]{8}\\.js$`))]);
    expect(after).toHaveLength(before.length);
  },
  120_000,
);

test('the map has every script by its name, and no other file', () => {
  const { imports } = JSON.parse(readFileSync(join(root, 'before/importmap.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const scripts = before.filter((file) => file.endsWith('.js')).map((file) => `/assets/${file}`);
  expect(Object.values(imports).toSorted()).toEqual(scripts.toSorted());
});

test.each(['main', 'react', 'signedIn', 'HomePage', 'LoginPage', 'lazySteps'])(
  'browsers are told to compile %s as it comes',
  (name) => {
    const file = before.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
    const script = readFileSync(join(root, 'before/assets', file ?? 'none'), 'utf8');
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);
