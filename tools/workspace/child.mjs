/**
 * Starts programs. Plain JavaScript without dependencies, because it also runs with older versions of Node.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Maximum of kept output in characters, so that endless output cannot fill the memory. */
const keptOutput = 2 ** 20;

let running = 0;
/** The signal that interrupted this process. */
let interruptedBy;

/**
 * Starts a program and forwards termination signals to it. After such a signal, this process exits as soon as
 * its programs have ended. The promise then stays pending, so that no caller mistakes the signal for a
 * failure and retries.
 */
export function start(program, args, options) {
  const { timeoutMs, untilStopped = false, graceMs = 5_000, quiet = false, ...others } = options;
  return new Promise((resolve) => {
    if (interruptedBy) return;
    // A process group, so that the time-out kills the program's child processes too.
    const group = timeoutMs !== undefined && !windows;
    const result = { code: 1, output: '', timedOut: false };
    let child;
    let grace;
    let isFinished = false;
    const send = (signal) => {
      try {
        if (group) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // The program has already exited.
      }
    };
    const finish = (changes) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(deadline);
      clearTimeout(grace);
      for (const signal of signals) process.off(signal, onSignal);
      running -= 1;
      if (!interruptedBy) resolve({ ...result, ...changes });
      else if (running === 0) process.exit(codeOf(interruptedBy));
    };
    const kill = (changes) => {
      send('SIGKILL');
      // A process that left the group may hold the pipes open, so `close` may never come.
      child.stdout?.destroy();
      child.stderr?.destroy();
      finish(changes);
    };
    const onSignal = (signal) => {
      if (untilStopped) return send(signal);
      interruptedBy ??= signal;
      // Only once: many programs skip their clean-up after a second signal.
      if (grace) return;
      send(signal);
      grace = setTimeout(kill, graceMs);
    };
    const deadline =
      timeoutMs === undefined ? undefined : setTimeout(kill, timeoutMs, { timedOut: true });
    running += 1;
    // Registered before the start of the program: a signal in between would end only this process.
    for (const signal of signals) process.on(signal, onSignal);
    const fail = (error) => finish({ error, output: result.output + error.message });
    try {
      const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
      child = spawn(program, args, { stdio, detached: group, ...others });
    } catch (error) {
      return fail(error);
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        result.output = (result.output + chunk.toString()).slice(-keptOutput);
      });
    }
    child.on('error', fail);
    child.on('close', (code, signal) => finish({ code: code ?? codeOf(signal) }));
  });
}

/** The exit code of a shell after a signal. */
const codeOf = (signal) => 128 + constants.signals[signal];
