import '../zodSetup.ts';
import * as z from 'zod/mini';

const maxItems = 50;

/** The readable items of a stored list. */
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
