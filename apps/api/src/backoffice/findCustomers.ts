import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** The result of a lookup by id, reference or sign-in address. */
export type Found = { registrationId: string } | { error: string };

const unknown = 'No registration has this id, reference or sign-in address';
const ambiguous = 'Several registrations have this sign-in address: use an id or a reference';

/** Finds many registrations at once, by id, reference or sign-in address. */
export async function findCustomers(
  { kysely }: Pick<Database, 'kysely'>,
  names: readonly string[],
): Promise<(name: string) => Found> {
  const wanted = [...new Set(names.map(keyOf))];
  const rows = await kysely
    .selectFrom('portal.registrations')
    .select(['id', 'email', 'reference'])
    .where((where) =>
      where.or([
        where(sql<string>`id::text`, 'in', wanted),
        where('email', 'in', wanted),
        where(sql<string>`lower(reference)`, 'in', wanted),
      ]),
    )
    .execute();
  const found = new Map<string, string[]>();
  for (const { id, email, reference } of rows) {
    found.set(id, [id]);
    found.set(keyOf(reference), [id]);
    found.set(email, [...(found.get(email) ?? []), id]);
  }
  return (name) => {
    const [registrationId, ...others] = found.get(keyOf(name)) ?? [];
    if (registrationId === undefined) return { error: unknown };
    return others.length > 0 ? { error: ambiguous } : { registrationId };
  };
}

/**
 * Returns the lookup key. Stored ids and addresses are lower case, and staff may type a reference
 * in either case.
 */
function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
