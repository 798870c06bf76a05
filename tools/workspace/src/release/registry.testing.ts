import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fullRunFolder } from '../../install.mjs';

const minute = 60_000;

export interface Registry extends AsyncDisposable {
  url: string;
  /** A token that is allowed to publish. */
  token: string;
}

/** Starts an empty npm registry on this machine, which stores its packages in `folder`. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder);
  const port = await freePort();
  writeFileSync(join(folder, 'config.yaml'), config);
  const child = spawn(
    process.execPath,
    [
      join(fullRunFolder, 'node_modules/verdaccio/bin/verdaccio'),
      ...['--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Hides the registry's warning about running as root, because tests in containers do so.
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await answers(url, Date.now() + minute);
    return { url, token: await signUp(url), [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Configuration of the registry: every signed-in user can publish, and packages are not fetched
 * from another registry.
 */
const config = `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
packages:
  '@bank-bonuses/*':
    access: $all
    publish: $authenticated
log: { type: stdout, format: pretty, level: error }
`;

async function answers(url: string, until: number): Promise<void> {
  while (Date.now() < until) {
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The registry did not respond.');
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}-/user/org.couchdb.user:releaser`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'releaser', password: crypto.randomUUID() }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Sign-up at the registry failed: ${answer.status}`);
  return token;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Writes npm settings like those of the workflow, which read the token from the environment.
 * Returns the path of the file.
 */
export function writeNpmSettings(folder: string, url: string, otherRegistry: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '.npmrc');
  const lines = [
    `registry=${otherRegistry}`,
    `@bank-bonuses:registry=${url}`,
    `${url.replace('http:', '')}:_authToken=\${NODE_AUTH_TOKEN}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
