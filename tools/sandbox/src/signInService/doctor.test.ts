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

interface Report {
  exitCode: number;
  findings: { check: string; state: string; message: string }[];
}

/** Runs the program of `npm run doctor`. */
async function runDoctor(secretKey: string | undefined, ...args: string[]) {
  const program = join(workspaceRoot, 'tools/workspace/src/doctor.ts');
  const child = spawn(process.execPath, [program, '--url', server.origin, '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SUPABASE_SECRET_KEY: secretKey },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [output, [code]] = await Promise.all([text(child.stdout), ended]);
  const { exitCode, findings } = JSON.parse(output) as Report;
  expect(exitCode).toBe(code);
  const changed = findings.filter(({ state }) => state !== 'ok' && state !== 'note');
  return { code: exitCode, findings, changed };
}

test('npm run doctor has no findings for this service', async () => {
  await signedUp(server);
  const { code, findings, changed } = await runDoctor(
    'sb_secret_test',
    ...['--key', 'sb_publishable_sandbox', '--portal', server.origin],
    ...['--providers', 'google,apple'],
  );
  expect([changed, code]).toEqual([[], 0]);
  const found = (check: string) => findings.find((finding) => finding.check === check)?.message;
  // The doctor has its own copies of these paths, because it does not depend on the workspace
  // packages. So this test compares them with the originals.
  expect(found('Confirmation link')).toContain(server.origin + paths.authCallback);
  expect(found('Recovery link')).toContain(
    `${server.origin}${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`,
  );
  expect(found('Provider link')).toContain(
    `${server.origin}${paths.authCallback}?${providerQuery}=google`,
  );
  expect(found('Providers')).toBe('On: google, apple.');
  expect(server.errors).toEqual([]);
});

test('npm run doctor reports keys that this service does not accept', async () => {
  const wrongKey = await runDoctor(undefined, '--key', 'sb_publishable_other');
  expect(wrongKey.changed.map(({ check }) => check)).toEqual(['Key']);
  const wrongSecret = await runDoctor('sb_secret_other', '--key', 'sb_publishable_sandbox');
  expect(wrongSecret.changed.map(({ check }) => check)).toEqual(['Secret key']);
});
