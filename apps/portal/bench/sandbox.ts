import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '..', '..', '..');
const startDeadlineMs = 240_000;

/** Starts the complete product with the built portal, on a free port and in a temporary folder. */
export async function startSandbox(): Promise<{ url: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const child = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', 'tools/sandbox/src/main.ts'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_ENV: '', PORT: '0', SANDBOX_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const ready = new Promise<string>((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`The sandbox is not ready.\n${output}`));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /Portal ready at (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', fail);
    setTimeout(fail, startDeadlineMs).unref();
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await ready, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
