import { fromCallerOf, traced } from '../errors/callSite.ts';
import { redactedCause } from '../errors/cause.ts';
import { CanceledError, TimeoutError } from '../errors/errors.ts';
import { ApiError, NetworkError } from '../errors/networkError.ts';
import {
  attempt,
  type Call,
  type Connection,
  type LatestResponse,
  errorContext,
} from './attempt.ts';
import { report } from './logger.ts';
import { fallbackMessages } from './messages.ts';

/** Makes a call with its retries and its deadline. Rejects only with an `ApiError`. */
export async function perform<Value>(connection: Connection, call: Call<Value>): Promise<Value> {
  const { operation, timeoutMs, accepted } = call;
  const calledFrom = fromCallerOf(call.calledFunction, new Error());
  const deadline = performance.now() + timeoutMs;
  const latest: LatestResponse = {};
  const run = (signal: AbortSignal) => {
    const once = () => attempt(connection, call, signal, latest);
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
    throw traced(new CanceledError('The request was canceled', { operation }), calledFrom);
  if (outcome.kind === 'timeout' && latest.response?.ok && accepted) return accepted();
  const error =
    outcome.kind === 'timeout' ? toTimeoutError(call, latest) : toApiError(call, outcome.error);
  report(connection.logger, operation, error);
  throw traced(error, calledFrom);
}

function toTimeoutError(call: Call<unknown>, latest: LatestResponse): TimeoutError {
  return new TimeoutError(
    call.timeoutText ?? fallbackMessages[call.operation],
    errorContext(call, latest),
  );
}

/**
 * Converts a thrown value into an `ApiError`, because a custom `retry` function may throw any
 * value.
 */
function toApiError({ operation }: Call<unknown>, error: unknown): ApiError {
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
 * Runs a task until it settles, the deadline passes or the caller aborts, whichever comes first.
 * Aborts the task's signal but does not wait for the task, because a token getter that never
 * settles would make a screen load forever.
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
