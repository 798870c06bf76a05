import type { Database } from '../db/index.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
  const ids = wanted.filter((name) => uuid.test(name));
  const rows = await kysely
    .selectFrom('portal.registrations')
    .select(['id', 'email', 'reference'])
    .where((where) =>
      where.or([
        where('id', 'in', [...ids, unusedId]),
        where('email', 'in', wanted),
        where(
          'reference',
          'in',
          wanted.map((name) => name.toUpperCase()),
        ),
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

/** An id that no registration has. It keeps the SQL `in` list from being empty. */
const unusedId = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the lookup key. Stored ids and addresses are lower case, and staff may type a reference
 * in either case.
 */
function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
