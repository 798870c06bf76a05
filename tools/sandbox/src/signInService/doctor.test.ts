import { paths, providerQuery, recoveryQuery } from '@bank-bonuses/product/routes';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from '../runtime/options.ts';
import { signedUp, startSignIn, type SignInServer } from './testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'apple'] });
});
afterAll(() => server.close());

/** Runs the program of `npm run doctor`. Returns its exit code and its report. */
async function runDoctor(secretKey: string | undefined, key: string, ...args: string[]) {
  const program = join(workspaceRoot, 'tools/workspace/src/doctor.ts');
  const options = ['--key', key, '--portal', server.origin, ...args];
  const child = spawn(process.execPath, [program, server.origin, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SUPABASE_SECRET_KEY: secretKey },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [report, [code]] = await Promise.all([text(child.stdout), ended]);
  const unmet = [...report.matchAll(/^(?:CHANGE|FAILED) +([^:]+):/gm)].map(([, check]) => check);
  return { report, code, unmet };
}

test('npm run doctor has no findings for this service', async () => {
  await signedUp(server);
  const { report, code, unmet } = await runDoctor(
    'sb_secret_test',
    'sb_publishable_sandbox',
    ...['--providers', 'google,apple'],
  );
  expect([unmet, code], report).toEqual([[], 0]);
  // The doctor has its own copies of these paths, because it does not depend on the workspace
  // packages. So this test compares them with the originals.
  const callback = server.origin + paths.authCallback;
  expect(report).toContain(`Callback link: Redirects to ${callback}.`);
  expect(report).toContain(
    `Callback link of google: Redirects to ${callback}?${providerQuery}=google.`,
  );
  expect(report).toContain(
    `Recovery link: Redirects to ${server.origin}${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}.`,
  );
  expect(report).toContain('Providers: On: google, apple.');
  expect(server.errors).toEqual([]);
});

test('npm run doctor reports keys that this service does not accept', async () => {
  const wrongKey = await runDoctor(undefined, 'sb_publishable_other');
  expect(wrongKey.unmet).toEqual(['Service']);
  const wrongSecret = await runDoctor('sb_secret_other', 'sb_publishable_sandbox');
  expect(wrongSecret.unmet).toEqual(['Secret key']);
});
