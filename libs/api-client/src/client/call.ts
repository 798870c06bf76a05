import { redactedCause } from '../errors/cause.ts';
import { CanceledError, TimeoutError } from '../errors/errors.ts';
import { ApiError, NetworkError } from '../errors/networkError.ts';
import { attempt, type Call, type Connection, type Heard, told } from './attempt.ts';
import { report } from './logger.ts';
import { fallbackMessages } from './texts.ts';

/** Makes a call, and turns everything that can go wrong into one of the error family. */
export async function perform<Value>(connection: Connection, call: Call<Value>): Promise<Value> {
  const { operation, timeoutMs, accepted } = call;
  const deadline = performance.now() + timeoutMs;
  const heard: Heard = {};
  const run = (signal: AbortSignal) => {
    const once = () => attempt(connection, call, signal, heard);
    if (!call.retry) return once();
    return call.retry(once, {
      signal,
      remainingMs: () => deadline - performance.now(),
      onRetry: (error, waitMs) => report(connection.logger, operation, error, waitMs),
    });
  };
  const outcome = await runWithDeadline(run, timeoutMs, call.signal);
  if (outcome.kind === 'done') return outcome.value;
  if (outcome.kind === 'canceled')
    throw new CanceledError('The request was canceled', { operation });
  if (outcome.kind === 'timeout' && heard.response?.ok && accepted) return accepted();
  const error = outcome.kind === 'timeout' ? timedOut(call, heard) : known(call, outcome.error);
  report(connection.logger, operation, error);
  throw error;
}

function timedOut(call: Call<unknown>, heard: Heard): TimeoutError {
  return new TimeoutError(call.timeoutText ?? fallbackMessages[call.operation], told(call, heard));
}

/** A retry of the caller's own making may throw anything. */
function known({ operation }: Call<unknown>, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const init = { operation, code: 'unexpected', cause: redactedCause(error) } as const;
  return new NetworkError(fallbackMessages[operation], init);
}

type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'failed'; error: unknown }
  | { kind: 'timeout' }
  | { kind: 'canceled' };

/**
 * Runs a task until it ends, its time is over or the caller gives up, whichever is first. The task is told by
 * its signal, but not waited for: a token that never comes must not keep a screen loading.
 */
function runWithDeadline<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  timeoutMs: number,
  callerSignal?: AbortSignal,
): Promise<Outcome<Value>> {
  if (callerSignal?.aborted) return Promise.resolve({ kind: 'canceled' });
  const controller = new AbortController();
  return new Promise((resolve) => {
    const finish = (outcome: Outcome<Value>) => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', cancel);
      resolve(outcome);
    };
    const stop = (kind: 'timeout' | 'canceled') => {
      finish({ kind });
      controller.abort();
    };
    const cancel = () => stop('canceled');
    const timer = setTimeout(() => stop('timeout'), timeoutMs);
    callerSignal?.addEventListener('abort', cancel, { once: true });
    task(controller.signal).then(
      (value) => finish({ kind: 'done', value }),
      (error: unknown) => finish({ kind: 'failed', error }),
    );
  });
}
