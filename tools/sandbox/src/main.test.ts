import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from './runtime/options.ts';
import { findPort } from './runtime/ports.ts';
import { publishableKey } from './signInService/settings.ts';
import type { SentMail } from './signInService/store.ts';
import { newAddress } from './signInService/testing/signInServer.ts';
import { emptyPortal, preparedSandbox } from './testing/preparedSandbox.ts';

let folders: { SANDBOX_DIR: string; PORTAL_DIR: string };
beforeAll(async () => {
  folders = { SANDBOX_DIR: await preparedSandbox(), PORTAL_DIR: emptyPortal() };
});

/** Starts the program. Resolves when it prints that it is ready, or when it has exited. */
async function start(changes: NodeJS.ProcessEnv, ...args: string[]) {
  return startFile('main.ts', changes, args);
}

async function startFile(file: string, changes: NodeJS.ProcessEnv, args: string[]) {
  const program = ['--conditions=@bank-bonuses/source', `tools/sandbox/src/${file}`, ...args];
  const env = { ...process.env, NODE_ENV: 'test', ...folders, ...changes };
  const child = spawn(process.execPath, program, { cwd: workspaceRoot, env });
  let output = '';
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const url = await new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const ready = /^Portal ready at (http:\/\/localhost:\d+)$/m.exec(output);
        if (ready !== null) resolve(ready[1]);
      });
    }
    child.once('close', () => {
      resolve(undefined);
    });
  });
  return { child, url, exited, output: () => output };
}

async function signUp(url: string | undefined, email: string): Promise<number> {
  const response = await fetch(`${url ?? ''}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  return response.status;
}

describe('checkOptions', () => {
  it.each([
    [['--all-signins'], 1, /^Unknown argument\. Use only --fresh, .*\.\n$/],
    [['--all-sign-ins', '--dev'], 0, /^$/],
  ])('exits for %j with code %d without starting the sandbox', async (args, code, text) => {
    const checked = await startFile('checkOptions.ts', {}, args);
    expect(await checked.exited).toEqual([code, null]);
    expect(checked.output()).toMatch(text);
  });
});

describe('main', () => {
  it('does not lose acknowledged data when killed, and exits with code 0 after SIGTERM', async () => {
    const port = String(await findPort(0));
    const first = await start({ PORT: port });
    expect(first.url).toBe(`http://localhost:${port}`);
    const emails = Array.from({ length: 4 }, () => newAddress());
    for (const email of emails) expect(await signUp(first.url, email)).toBe(200);
    first.child.kill('SIGKILL');
    await first.exited;
    const second = await start({ PORT: port }, '--all-sign-ins');
    const answer = await fetch(`${second.url ?? ''}/__sandbox/mail.json`);
    const mails = (await answer.json()) as SentMail[];
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(emails));
    second.child.kill('SIGTERM');
    second.child.kill('SIGTERM');
    expect(await second.exited).toEqual([0, null]);
    expect(second.output().split('\n')).toEqual([
      `Portal ready at http://localhost:${port}`,
      `Mailbox: http://localhost:${port}/__sandbox/mail`,
      'Demo sign-in: maya.torres@example.com with password maya-demo-2026',
      'With Google and a phone: lena.fischer@example.com with password lena-demo-2026',
      '',
    ]);
  });

  it('prints the reason in one line if it cannot start', async () => {
    const refused = await start({ NODE_ENV: 'production' });
    expect(await refused.exited).toEqual([1, null]);
    expect(refused.output().trim().split('\n')).toEqual([
      expect.stringContaining('The sandbox does not run with NODE_ENV=production'),
    ]);
  });
});
