/** Starts programs. Plain JavaScript without dependencies: it also runs under an older Node. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** In characters. A program that writes without end must not fill the memory. */
const keptOutput = 2 ** 20;

let running = 0;
/** The signal that has interrupted the whole process. */
let interruptedBy;

/**
 * Starts a program and passes termination signals on to it. Such a signal interrupts the whole process: it exits
 * as soon as its programs have ended, and no caller sees a result, which it would take for a failure and try
 * something else.
 */
export function start(program, args, options) {
  const { timeoutMs, untilStopped = false, graceMs = 5_000, quiet = false, ...others } = options;
  return new Promise((resolve) => {
    if (interruptedBy) return;
    // A process group, so that the deadline ends the children of the program too.
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
        // It has ended already.
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
      // Once: many programs take a second signal for an order to leave everything as it is.
      if (grace) return;
      send(signal);
      grace = setTimeout(kill, graceMs);
    };
    const deadline =
      timeoutMs === undefined ? undefined : setTimeout(kill, timeoutMs, { timedOut: true });
    running += 1;
    // Before the program is there: a signal that comes in between would end this process alone.
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

/** The exit code by which a shell tells of a signal. */
const codeOf = (signal) => 128 + constants.signals[signal];
