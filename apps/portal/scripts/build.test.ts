import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sizesVariable } from './testing/madeUpVite.ts';

const portal = join(import.meta.dirname, '..');
// Beside the real build's own work, since what is published is moved and not copied.
mkdirSync(join(portal, '.cache'), { recursive: true });
const root = mkdtempSync(join(portal, '.cache', 'build-test-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the program on scripts of the given sizes, with an earlier build in the folder that it publishes to. */
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

/** What each page may weigh, in kilobytes. */
const budgets = {
  'index.html': 90,
  'login.html': 90,
  'register.html': 103,
  'reset-password.html': 90,
  'set-new-password.html': 90,
  Home: 182,
};

test('a build within its budgets is published in place of the earlier one', async () => {
  const { exitCode, output, has, hasReport } = await runBuild({
    'src/main.tsx': 80_000,
    'src/signedIn/signedInCode.ts': 90_000,
  });
  expect([exitCode, has('earlier.html'), has('login.html'), hasReport]).toEqual([
    0,
    false,
    true,
    true,
  ]);
  for (const [page, budget] of Object.entries(budgets)) {
    expect(output).toMatch(new RegExp(`^${page} .* of +${budget}\\.0 KB of JavaScript +ok$`, 'm'));
  }
});

test.each([
  ['login.html', 90_000, '../../libs/features/login/src/LoginPage.tsx'],
  ['register.html', 103_000, '../../libs/registration-wizard/src/shell/RegistrationPage.tsx'],
  ['Home', 182_000, '../../libs/auth/src/client/authClient.ts'],
])('%s beyond its %i bytes ends the build and publishes nothing', async (page, budget, module) => {
  const { exitCode, output, has } = await runBuild({ [module]: budget });
  const [, bytes] =
    /^(?:Error: )?(?:login\.html|register\.html|Home) has (\d+) bytes of JavaScript/m.exec(
      output,
    ) ?? [];
  expect(Number(bytes)).toBeGreaterThan(budget);
  expect(output).toContain(
    `${page} has ${bytes} bytes of JavaScript (brotli), its budget is ${budget} (scripts/budgets.ts).`,
  );
  expect(output).not.toContain('index.html has');
  expect([exitCode, has('earlier.html'), has('login.html')]).toEqual([1, true, false]);
});
