import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from './process.ts';
import { isRunning, processTree, type Process } from './processTree.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'end-with-parent-'));
let port: number;
let started: Process[] = [];

beforeAll(async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
  server.close();
});
afterEach(() => {
  for (const { pid } of started.filter((one) => isRunning(one.pid))) process.kill(pid, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Starts an npm script. Resolves with all its processes when the server is ready. Every start uses
 * the same port and data folder, so it fails if the processes of the previous start still hold the
 * port or the lock.
 */
async function startThroughNpm(script: string): Promise<Process[]> {
  const args = script === 'storybook' ? ['--', '--ci', `--port=${port}`] : [];
  const npm = spawn('npm', ['run', script, ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, PORT: String(port), SANDBOX_DIR: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { pid = 0 } = npm;
  const isReady = async () => {
    started = processTree(pid);
    if (npm.exitCode !== null) throw new Error(`npm run ${script} has exited`);
    return (await fetch(`http://localhost:${port}`)).ok;
  };
  await expect.poll(isReady, { timeout: 240_000, interval: 500 }).toBe(true);
  return started;
}

const signals = ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const;
const program = { npm: /^npm /, sh: /^sh -c/ };
const cases = [
  ...signals.map((signal) => ['start', signal, 'npm', program.npm] as const),
  ...signals.map((signal) => ['start', signal, 'sh', program.sh] as const),
  ['start', 'SIGKILL', 'run', /run\.mjs/],
  ['start', 'SIGKILL', 'start', /src\/start\.ts/],
  ['dev', 'SIGKILL', 'npm', program.npm],
  ['dev', 'SIGKILL', 'dev', /src\/dev\.ts/],
  ['dev', 'SIGKILL', 'watcher', / --watch /],
  ['storybook', 'SIGKILL', 'npm', program.npm],
  ['storybook', 'SIGKILL', 'storybook', /src\/storybook\.ts/],
] as const;

test.each(cases)(
  'all processes of npm run %s exit after %s is sent to the process %s',
  async (script, signal, _name, pattern) => {
    const processes = await startThroughNpm(script);
    const killed = processes.find(({ command }) => pattern.test(command));
    // Some shells replace themselves with their last command. Then there is no shell process that
    // could be killed.
    if (killed === undefined) return expect(pattern).toBe(program.sh);
    process.kill(killed.pid, signal);
    await expect
      .poll(() => processes.filter(({ pid }) => isRunning(pid)), { timeout: 30_000 })
      .toEqual([]);
  },
  300_000,
);

test('npm start works after the last kill, because the port and the lock are free', async () => {
  await startThroughNpm('start');
}, 300_000);
