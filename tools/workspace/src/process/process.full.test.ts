import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { run } from './process.ts';

const module = JSON.stringify(join(import.meta.dirname, 'process.ts'));
const childModule = JSON.stringify(join(import.meta.dirname, '..', '..', 'child.mjs'));
let started: ChildProcess | undefined;
afterEach(() => started?.kill('SIGKILL'));

/**
 * Starts a process that first runs a shell script, which prints its process id, and then another
 * program, as the set-up does. Returns the process and its output.
 */
function start(script: string, options: object) {
  const text = `
    import { run } from ${module};
    const { code } = await run('sh', ['-c', ${JSON.stringify(`echo $$; ${script}`)}], ${JSON.stringify(options)});
    await run('echo', ['went on after', String(code)]);
    process.exitCode = code;`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started = child;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    pid: async () => {
      await expect.poll(() => output).toMatch(/^\d+\n/);
      return Number(output.split('\n')[0]);
    },
    ended: async () => {
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      return { code, signal, told: output.split('\n').slice(1).join('\n') };
    },
  };
}

const endsAtOnce = 'while :; do sleep 0.05; done';
const ignores = "trap '' INT TERM HUP; while :; do sleep 0.05; done";
const endsGracefully = "trap 'exit 7' INT TERM HUP; while :; do sleep 0.05; done";

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s ends the current program, prevents later programs and exits with code %i',
  async (signal, code) => {
    for (const options of [{}, { timeoutMs: 60_000, quiet: false }]) {
      const { child, pid, ended } = start(endsAtOnce, options);
      const program = await pid();
      child.kill(signal);
      expect(await ended()).toEqual({ code, signal: null, told: '' });
      expect(isRunning(program)).toBe(false);
    }
  },
);

/** A script that sends a signal to its own process immediately after it has started a program. */
const signalsAtStart = `
  import childProcess from 'node:child_process';
  import { syncBuiltinESMExports } from 'node:module';
  const { spawn } = childProcess;
  childProcess.spawn = (...all) => {
    const child = spawn(...all);
    process.kill(process.pid, 'SIGTERM');
    return child;
  };
  syncBuiltinESMExports();
`;

test.each([
  [
    'process.ts',
    `const { run } = await import(${module}); await run('sh', ['-c', 'exec sleep 60'], {});`,
  ],
  [
    'child.mjs',
    `const { start } = await import(${childModule}); await start('sh', ['-c', 'exec sleep 60'], { timeoutMs: 60_000 });`,
  ],
])(
  'a signal immediately after the start of a program ends the program and its parent (%s)',
  async (_name, script) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', signalsAtStart + script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started = child;
    // `close` is emitted only after the inner program has exited too, because that program also holds
    // the pipe open.
    expect(await once(child, 'close')).toEqual([143, null]);
  },
);

test('after SIGINT, the process exits with 130 even if its program exits with another code', async () => {
  const { child, pid, ended } = start(endsGracefully, { timeoutMs: 60_000 });
  await pid();
  child.kill('SIGINT');
  expect(await ended()).toEqual({ code: 130, signal: null, told: '' });
});

test.each([[{ graceMs: 300 }], [{ graceMs: 300, timeoutMs: 60_000 }]])(
  'a program that ignores the forwarded signal is killed (%o)',
  async (options) => {
    const { child, pid, ended } = start(ignores, options);
    const program = await pid();
    child.kill('SIGTERM');
    expect(await ended()).toEqual({ code: 143, signal: null, told: '' });
    await expect.poll(() => isRunning(program)).toBe(false);
  },
);

test('with untilStopped, a program is not killed after the signal, and run returns its exit code', async () => {
  const { child, pid, ended } = start(endsGracefully, { untilStopped: true, graceMs: 1 });
  await pid();
  child.kill('SIGINT');
  expect(await ended()).toEqual({ code: 7, signal: null, told: 'went on after 7\n' });
});

test('run returns only the last 1 MiB of the output', async () => {
  const script = 'head -c 3000000 /dev/zero; echo; echo last';
  const { output } = await run('sh', ['-c', script], { quiet: true, timeoutMs: 60_000 });
  expect(output).toHaveLength(2 ** 20);
  expect(output.endsWith('\nlast\n')).toBe(true);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
