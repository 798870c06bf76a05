import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '..', '..', '..');
const startDeadlineMs = 90_000;

export interface RunningPortal {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the complete product with the built portal, on a free port and in a temporary folder. */
export async function startSandbox(): Promise<RunningPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', 'tools/sandbox/src/main.ts'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_ENV: '', PORT: String(port), SANDBOX_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Portal ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended (${code}).\n${output}`)));
    setTimeout(
      () => reject(new Error(`The sandbox is not ready.\n${output}`)),
      startDeadlineMs,
    ).unref();
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}
