import { knownPostgres, postgresUser } from '@bank-bonuses/test-config/postgres';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A separate Postgres server on the loopback, with its data in a temporary folder. */
export interface PostgresServer {
  /** URL of the server's database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Whether writes reach the disk before they are acknowledged, as they do by default. */
  durable: boolean;
}

const tries = 5;
const ready = 'database system is ready to accept connections';
const portTaken = 'could not create any TCP/IP sockets';
/** Milliseconds after which a hanging step fails; each step normally takes one or two seconds. */
const startTimeoutMs = 60_000;

export async function startPostgres({ durable }: PostgresServerOptions): Promise<PostgresServer> {
  const programs = knownPostgres();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  initialize(join(programs, 'initdb'), data, { ...user, cwd: folder });

  for (let tried = 0; tried < tries; tried += 1) {
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      max_connections: '60',
      fsync: durable ? 'on' : 'off',
    };
    const server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const output = await untilReady(server);
    if (output.includes(ready)) {
      // Stops the server when this process exits, so that an interrupted run does not leave it
      // running.
      const quitAtEnd = () => server.kill('SIGQUIT');
      process.once('exit', quitAtEnd);
      return {
        url: `postgres://portal@127.0.0.1:${port}/postgres`,
        stop: async () => {
          process.off('exit', quitAtEnd);
          // SIGINT is Postgres's fast shutdown, which disconnects clients.
          await end(server, 'SIGINT');
          rmSync(folder, { recursive: true, force: true });
        },
      };
    }
    if (!output.includes(portTaken)) throw new Error(`Postgres does not start:\n${output}`);
  }
  throw new Error('Postgres found no free port.');
}

/**
 * Creates the cluster. Its only user `portal` has no password, since the server listens only on the
 * loopback.
 */
function initialize(initdb: string, data: string, options: { cwd: string }): void {
  const { status, stderr } = spawnSync(
    initdb,
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8', timeout: startTimeoutMs, killSignal: 'SIGKILL' },
  );
  if (status !== 0)
    throw new Error(`Postgres cannot be set up: ${stderr || 'initdb did not end in time'}`);
}

/** Returns the server's output until it is ready or has ended. */
async function untilReady(server: ChildProcess): Promise<string> {
  let output = '';
  const deadline = setTimeout(() => {
    output += 'It was not ready in time.';
    server.kill('SIGKILL');
  }, startTimeoutMs);
  try {
    return await new Promise((resolve, reject) => {
      server.stderr?.on('data', (chunk: Buffer) => {
        // Stops collecting output once the server is ready, since later lines may quote test data.
        if (!output.includes(ready)) output += chunk.toString();
        if (output.includes(ready)) resolve(output);
      });
      server.once('error', reject);
      server.once('exit', () => resolve(output));
    });
  } finally {
    clearTimeout(deadline);
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

/** Returns a port that is currently free. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Creates an empty database on the server and returns its URL. */
export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}
