import '../zodSetup.ts';
import * as z from 'zod/mini';

const maxItems = 50;

/** Returns a schema that reads a stored list and drops invalid items. */
export function listOf<Item>(item: z.ZodMiniType<Item>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((stored) =>
      stored.slice(0, maxItems).flatMap((each) => {
        const { success, data } = z.safeParse(item, each);
        return success ? [data] : [];
      }),
    ),
  );
}
