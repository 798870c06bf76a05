import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { workspaceRoot } from './runtime/options.ts';
import { findPort } from './runtime/ports.ts';
import { publishableKey } from './signInService/settings.ts';
import type { SentMail } from './signInService/store.ts';
import { newAddress } from './signInService/testing/signInServer.ts';
import { emptyPortal, preparedSandbox } from './testing/preparedSandbox.ts';

/** Starts the program in another process. Resolves to it and to the URL that it prints. */
async function startProcess(environment: NodeJS.ProcessEnv) {
  const program = ['--conditions=@bank-bonuses/source', 'tools/sandbox/src/main.ts'];
  const child = spawn(process.execPath, program, {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url: line.replace('Portal ready at ', '') };
}

async function signUp(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  return response.status;
}

/** Sets arguments and environment of the program, and replaces the end of this process. */
function prepare(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  process.argv.splice(2);
  return vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('the sandbox does not lose acknowledged data when killed, and exits with code 0 after SIGTERM', async () => {
  const port = String(await findPort(0));
  const folders = { SANDBOX_DIR: await preparedSandbox(), PORTAL_DIR: emptyPortal() };
  const { child, url } = await startProcess({ ...folders, PORT: port });
  expect(url).toBe(`http://localhost:${port}`);
  const emails = [newAddress(), newAddress()];
  for (const email of emails) expect(await signUp(url, email)).toBe(200);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const exit = prepare({ ...folders, PORT: port });
  const print = vi.spyOn(console, 'log').mockReturnValue();
  // Not on the process of the tests, which must end at a signal.
  const on = vi.spyOn(process, 'on').mockReturnThis();
  await import('./main.ts');
  expect(print.mock.calls.flat()).toEqual([
    `Portal ready at ${url}`,
    `Mailbox: ${url}/__sandbox/mail`,
    'Demo sign-in: maya.torres@example.com with password maya-demo-2026',
  ]);
  const mails = (await (await fetch(`${url}/__sandbox/mail.json`)).json()) as SentMail[];
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(emails));
  // Ctrl+C sends a signal from the terminal and another one from npm.
  const [, stop] = on.mock.calls.find(([signal]) => signal === 'SIGTERM') ?? [];
  for (let signal = 0; signal < 2; signal += 1) stop?.();
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  await expect(fetch(url)).rejects.toThrow();
});

it('a sandbox that cannot start prints the reason in one line, and exits with code 1', async () => {
  const exit = prepare({ NODE_ENV: 'production' });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await import('./checkOptions.ts');
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^The sandbox does not run with NODE_ENV=production.*\.$/)],
  ]);
  expect(exit).toHaveBeenCalledWith(1);
});
