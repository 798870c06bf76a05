import type { CardProcessor } from '../payments/cardProcessor.ts';

type Charge = CardProcessor['charge'];

/**
 * Returns a processor that handles each of the next charges with one of the steps; later charges go
 * to the inner processor.
 */
export function stubProcessor(
  inner: CardProcessor,
  steps: ((charge: () => ReturnType<Charge>) => ReturnType<Charge>)[],
): CardProcessor & { keys: string[] } {
  const keys: string[] = [];
  return {
    ...inner,
    keys,
    charge: (request, signal) => {
      keys.push(request.idempotencyKey);
      const step = steps.shift() ?? ((charge) => charge());
      return step(() => inner.charge(request, signal));
    },
  };
}

/** Makes the charge, but loses its response. */
export async function loseResponse(charge: () => ReturnType<Charge>): Promise<never> {
  await charge();
  throw new Error('The connection was reset.');
}

/** Fails without reaching the processor. */
export function loseRequest(): Promise<never> {
  return Promise.reject(new Error('The connection was refused.'));
}
