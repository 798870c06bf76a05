/** Programs under a Node that may be old. Plain JavaScript without dependencies. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program and passes termination signals on to it. With a deadline, the program is killed after
 * `timeoutMs`, and a signal ends this process too once the program has ended. Without one, the end of the
 * program is all that counts.
 */
export function start(program, args, options, timeoutMs) {
  return new Promise((resolve) => {
    const group = timeoutMs !== undefined && !windows;
    let child;
    let timedOut = false;
    let interruptedBy;
    let grace;
    const send = (signal) => {
      try {
        if (group) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It has ended already.
      }
    };
    const onSignal = (signal) => {
      send(signal);
      if (timeoutMs === undefined) return;
      interruptedBy ??= signal;
      grace ??= setTimeout(() => send('SIGKILL'), 5_000);
    };
    const deadline =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            send('SIGKILL');
          }, timeoutMs);
    const finish = (result) => {
      clearTimeout(deadline);
      clearTimeout(grace);
      for (const signal of signals) process.off(signal, onSignal);
      if (interruptedBy) process.exit(codeOf(interruptedBy));
      resolve({ ...result, timedOut });
    };
    // Before the program is there: a signal that comes meanwhile would end this process alone.
    for (const signal of signals) process.on(signal, onSignal);
    try {
      // A group of its own, so that its children end with it.
      child = spawn(program, args, { ...options, detached: group });
    } catch (error) {
      finish({ code: 1, error });
      return;
    }
    child.on('error', (error) => finish({ code: 1, error }));
    child.on('exit', (code, signal) => finish({ code: code ?? codeOf(signal) }));
  });
}

/** The exit code by which a shell tells of a signal. */
const codeOf = (signal) => 128 + constants.signals[signal];
