import { z } from 'zod';
import { isPrivateAddress, isProduction, key, needed, type Variables } from './variables.ts';

/** The card processor: `test` moves no money. */
export const cardProcessor = (env: Variables) =>
  env['CARD_PROCESSOR'] === 'http' ? httpProcessor : testProcessor(env);

const httpProcessor = z
  .object({
    CARD_PROCESSOR_URL: needed('the base URL of the card processor').refine(
      isPrivateAddress,
      'must be an https address: card numbers are sent to it',
    ),
    CARD_PROCESSOR_KEY: key('the API key for the card processor'),
  })
  .transform((env) => ({ url: env.CARD_PROCESSOR_URL, key: env.CARD_PROCESSOR_KEY }));

const testProcessor = (env: Variables) =>
  z
    .object({
      CARD_PROCESSOR: z
        .literal('test', {
          error: ({ input }) =>
            input === undefined
              ? 'is missing: "http" (see docs/card-processor.md), or "test" for local use'
              : 'must be "http" or "test"',
        })
        .refine(
          () => !isProduction(env),
          'must not be "test" in production: it charges no cards. Set it to "http"',
        ),
    })
    .transform((values) => values.CARD_PROCESSOR);
