import { isFull } from '@bank-bonuses/test-config/full';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { homeBudget, publicPageBudget, registrationBudget } from './budgets.ts';
import { sizesVariable } from './testing/fakeVite.ts';

const portal = join(import.meta.dirname, '..');
// A folder inside the real build's cache folder, so that both are on the same disk: the build
// publishes by renaming its folder, which fails across disks.
mkdirSync(join(portal, '.cache'), { recursive: true });
const root = mkdtempSync(join(portal, '.cache', 'build-test-'));
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Runs the build with scripts of the given sizes, in bytes. The target folder contains an earlier
 * build.
 */
async function runBuild(sizes: Record<string, number>) {
  const folder = mkdtempSync(join(root, 'dist-'));
  writeFileSync(join(folder, 'earlier.html'), 'an earlier build');
  const withoutVite = join(import.meta.dirname, 'testing', 'withoutVite.ts');
  const child = spawn(process.execPath, ['--import', withoutVite, 'scripts/build.ts', folder], {
    cwd: portal,
    env: { ...process.env, [sizesVariable]: JSON.stringify(sizes) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const has = (file: string) => existsSync(join(folder, file));
  return { exitCode, output, has, hasReport: existsSync(`${folder}-report.md`) };
}

const pages = {
  'index.html': publicPageBudget,
  'login.html': publicPageBudget,
  'register.html': registrationBudget,
  'reset-password.html': publicPageBudget,
  'set-new-password.html': publicPageBudget,
  Home: homeBudget,
};

test('a build within its budgets replaces the earlier build', async () => {
  const { exitCode, output, has, hasReport } = await runBuild({
    'src/main.tsx': 80_000,
    signedIn: 90_000,
  });
  expect([exitCode, has('earlier.html'), has('login.html'), hasReport]).toEqual([
    0,
    false,
    true,
    true,
  ]);
  for (const [page, { bytes, files }] of Object.entries(pages)) {
    const budget = `${bytes / 1000}\\.0 KB of JavaScript in \\d of ${files} files`;
    expect(output).toMatch(new RegExp(`^${page} .* of +${budget} +ok$`, 'm'));
  }
});

const judgedPages = [
  ['login.html', publicPageBudget, '../../libs/features/login/src/LoginPage.tsx'],
  [
    'register.html',
    registrationBudget,
    '../../libs/registration-wizard/src/page/RegistrationPage.tsx',
  ],
  ['Home', homeBudget, '../../libs/auth/src/client/authClient.ts'],
] as const;

// budgets.test.ts tests which pages exceed their budgets. This test checks that the build then
// fails.
test.each(isFull ? judgedPages : judgedPages.slice(0, 1))(
  'the build fails and publishes nothing if %s exceeds its budget of bytes',
  async (page, budget, module) => {
    const { exitCode, output, has } = await runBuild({ [module]: budget.bytes });
    const [, bytes, files] =
      /^(?:Error: )?(?:login\.html|register\.html|Home) has (\d+) bytes of JavaScript \(brotli\) in (\d+) files/m.exec(
        output,
      ) ?? [];
    expect(Number(bytes)).toBeGreaterThan(budget.bytes);
    expect(output).toContain(
      `${page} has ${bytes} bytes of JavaScript (brotli) in ${files} files, its budget is ${budget.bytes} in ${budget.files} (performanceBudgets.ts).`,
    );
    expect(output).not.toContain('index.html has');
    expect([exitCode, has('earlier.html'), has('login.html')]).toEqual([1, true, false]);
  },
);
