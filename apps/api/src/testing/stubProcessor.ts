import type { CardProcessor } from '../payments/cardProcessor.ts';

type Charge = CardProcessor['charge'];

/**
 * Returns a processor whose next charges follow the steps; later ones go to the inner processor.
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

/** The charge is made, but its response is lost. */
export async function loseAnswer(charge: () => ReturnType<Charge>): Promise<never> {
  await charge();
  throw new Error('The connection was reset.');
}

/** The processor is not reached at all. */
export function loseRequest(): Promise<never> {
  return Promise.reject(new Error('The connection was refused.'));
}
