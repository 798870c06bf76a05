/**
 * Starts child processes. This is plain JavaScript without dependencies, because older versions of
 * Node must be able to run it too.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Maximum number of output characters to keep (the last ones), so that a program with endless
 * output cannot exhaust the memory.
 */
const keptOutput = 2 ** 20;

let running = 0;
/** The signal that interrupted this process. */
let interruptedBy;

/**
 * Starts a program and forwards termination signals to it. After such a signal, this process exits
 * as soon as all its programs have ended. The promise then stays pending, so that the caller does
 * not treat the interruption as a failure and retry.
 */
export function start(program, args, options) {
  const { timeoutMs, untilStopped = false, graceMs = 5_000, quiet = false, ...others } = options;
  return new Promise((resolve) => {
    if (interruptedBy) return;
    // With a time-out, the program gets its own process group, so that the time-out also kills its
    // child processes.
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
      // Closes the pipes explicitly: a child process that has left the group may keep them open,
      // and then `close` would never be emitted.
      child.stdout?.destroy();
      child.stderr?.destroy();
      finish(changes);
    };
    const onSignal = (signal) => {
      if (untilStopped) return send(signal);
      interruptedBy ??= signal;
      // Forwards only the first signal, because many programs skip their clean-up after a second
      // one.
      if (grace) return;
      send(signal);
      grace = setTimeout(kill, graceMs);
    };
    const deadline =
      timeoutMs === undefined ? undefined : setTimeout(kill, timeoutMs, { timedOut: true });
    running += 1;
    // Registers the handlers before starting the program. A signal between the two steps would
    // otherwise end this process but not the program.
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

/** Returns the exit code that a shell reports for a program that was ended by this signal. */
const codeOf = (signal) => 128 + constants.signals[signal];
