/**
 * Starts child processes. This is plain JavaScript without dependencies, because older versions of
 * Node must be able to run it too.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Maximum number of output characters to keep (the last ones), so that a program with endless
 * output cannot exhaust the memory.
 */
const keptOutput = 2 ** 20;

/**
 * Starts a program and forwards termination signals to it. After such a signal, this process exits
 * together with the program, so that the caller does not treat the interruption as a failure.
 */
export function start(program, args, { timeoutMs, quiet = false, ...options }) {
  return new Promise((resolve) => {
    let output = '';
    let isInterrupted = false;
    let timedOut = false;
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { stdio, ...options });
    const keep = (text) => {
      output = (output + text).slice(-keptOutput);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const forward = (signal) => {
      isInterrupted = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    const deadline =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true;
        child.kill('SIGKILL');
        // A child process of the program may keep the pipes open; `close` would never be emitted.
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, timeoutMs);
    child.on('error', (error) => keep(error.message));
    child.on('close', (status, signal) => {
      clearTimeout(deadline);
      for (const each of signals) process.off(each, forward);
      // The status is negative if the program could not be started.
      const code = signal ? 128 + constants.signals[signal] : Math.abs(status);
      if (isInterrupted) process.exit(code);
      resolve({ code, output, timedOut });
    });
  });
}
