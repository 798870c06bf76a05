import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';

export interface WebKitPrograms {
  driver: string;
  xvfb: string;
}

interface Options {
  /** Time-out in milliseconds for the start of each program. */
  timeoutMs?: number;
  env?: NodeJS.ProcessEnv;
}

/** A running program that can be stopped. */
interface Running {
  stop: () => Promise<void>;
}

/** Resolution and color depth of the virtual display. */
const screen = '1280x1000x24';

/** Starts a virtual display. Resolves with its name (such as `:99`) when it is ready. */
export async function startDisplay(
  xvfb: string,
  { timeoutMs = 30_000, env = process.env }: Options = {},
): Promise<Running & { display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env,
  });
  // Xvfb chooses a free display number, and writes it to file descriptor 3 when it is ready.
  const number = (signal: AbortSignal) => once(child.stdio[3] as Readable, 'data', { signal });
  const [chunk] = (await started(child, 'Xvfb', timeoutMs, number)) as [Buffer];
  return { display: `:${chunk.toString().trim()}`, stop: () => end(child) };
}

/** Starts WebKit's driver on a separate virtual display. Resolves with its WebDriver URL. */
export async function startWebKitDriver(
  { driver, xvfb }: WebKitPrograms,
  { timeoutMs = 30_000, env = process.env }: Options = {},
): Promise<Running & { url: string }> {
  const { display, stop: stopDisplay } = await startDisplay(xvfb, { timeoutMs, env });
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      detached: true,
      env: { ...env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    });
    await started(child, 'WebKitWebDriver', timeoutMs, (signal) => answers(url, signal));
    const stop = async () => {
      // Ends the browser before the display, because a browser that loses its display reports an
      // error.
      await end(child);
      await stopDisplay();
    };
    return { url, stop };
  } catch (error) {
    await stopDisplay();
    throw error;
  }
}

/**
 * Resolves with the result of `isReady`. Rejects if the program exits first, or if it is not ready
 * within `timeoutMs`.
 */
async function started<Ready>(
  child: ChildProcess,
  name: string,
  timeoutMs: number,
  isReady: (signal: AbortSignal) => Promise<Ready>,
): Promise<Ready> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const done = new AbortController();
  const signal = AbortSignal.any([deadline, done.signal]);
  // If the program cannot be started, `once` rejects with that error.
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`${name} exited with ${code === null ? String(by) : `code ${code}`}`);
  });
  try {
    return await Promise.race([isReady(signal), ended]);
  } catch (error) {
    await end(child);
    if (!deadline.aborted) throw error;
    throw new Error(`${name} was not ready within ${timeoutMs / 1000} s`, { cause: error });
  } finally {
    done.abort();
  }
}

/** Returns a free port. The driver cannot choose a free port itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/status`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await after(50, undefined, { signal });
  }
}

/** Ends the program with all its child processes. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-pid, 'SIGTERM');
  const insist = setTimeout(() => process.kill(-pid, 'SIGKILL'), 5_000);
  await ended;
  clearTimeout(insist);
}
