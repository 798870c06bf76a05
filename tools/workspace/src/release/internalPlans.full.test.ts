import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planInternalPackages } from './internalPlans.ts';
import { gitIn } from './repository.ts';

const packages = [
  { name: '@bank-bonuses/portal', root: 'apps/portal' },
  { name: '@bank-bonuses/home', root: 'libs/features/home' },
];
let root: string;
let git: ReturnType<typeof gitIn>;

function commit(subject: string, ...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const name = `@bank-bonuses/${dirname(file).split('/').at(-1)}`;
    writeFileSync(join(root, file), JSON.stringify({ name, subject }));
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
  return git('rev-parse', 'HEAD');
}

const plans = () => {
  const folder = join(root, '.nx/version-plans');
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'internal-plans-'));
  git = gitIn(root);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@example.com');
  commit(
    'Begin',
    ...['apps/portal', 'libs/ui', 'libs/features/home'].map((f) => `${f}/package.json`),
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('before the first release, one plan covers all internal packages', () => {
  planInternalPackages(root, packages, undefined);
  expect(plans()).toEqual([
    "---\n'@bank-bonuses/portal': patch\n'@bank-bonuses/home': patch\n---\n\nFirst release.\n",
  ]);
});

test('after a release, each commit that changes an internal package gets a plan with a patch', () => {
  const last = git('rev-parse', 'HEAD');
  commit('home: show "a" and b', 'libs/features/home/src/home.ts');
  commit('kit: draw a button', 'libs/ui/src/button.ts');
  commit('portal, home: share a list', 'apps/portal/list.ts', 'libs/features/home/list.ts');
  planInternalPackages(root, packages, last);
  expect(plans().toSorted()).toEqual([
    '---\n\'@bank-bonuses/home\': patch\n---\n\nhome: show "a" and b\n',
    "---\n'@bank-bonuses/portal': patch\n'@bank-bonuses/home': patch\n---\n\nportal, home: share a list\n",
  ]);
  expect(git('diff', '--cached', '--name-only').split('\n')).toHaveLength(2);
});
