export type Outcome<Value> =
  { kind: 'done'; value: Value } | { kind: 'failed' } | { kind: 'timeout' } | { kind: 'canceled' };

/**
 * Runs a task until it ends, its time is over or the caller gives up, whichever is first. The task is told by
 * its signal, but not waited for: a token that never comes must not keep a screen loading.
 */
export function runWithDeadline<Value>(
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
      () => finish({ kind: 'failed' }),
    );
  });
}
