import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract/index.ts';
import type { Database } from '../../db/index.ts';
import type { ImportKind, Outcome } from './importKind.ts';

type Db = Pick<Database, 'kysely'>;
type Values = Record<string, unknown>;

/** A kind of import that stores one value, or group of values, for each customer. */
export interface CustomerKind {
  schema: object;
  /** The values of a customer for whom nothing is stored; there may be none. */
  none?: Values;
  /** Returns the stored values by registration id. */
  read(db: Db, ids: readonly string[]): Promise<Map<string, Values>>;
  write(db: Db, registrationId: string, values: Values): Promise<void>;
}

/** Each customer has at most one such line, so lines need no key. */
export function customerImport(contract: Contract, kind: CustomerKind): ImportKind {
  return {
    check: contract.compile(kind.schema),
    keyField: 'customer',
    keyOf: ({ registrationId }) => registrationId,
    write: async (db, lines) => {
      const ids = lines.map(({ registrationId }) => registrationId);
      // Serializes imports for the same customers, since a row that does not exist yet cannot be
      // locked.
      await db.kysely
        .selectFrom('portal.registrations')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
      const stored = await kind.read(db, ids);
      const outcomes: Outcome[] = [];
      for (const { registrationId, values } of lines) {
        const { customer: _customer, ...given } = values;
        const before = stored.get(registrationId);
        if (isDeepStrictEqual(given, before ?? kind.none)) {
          outcomes.push('unchanged');
          continue;
        }
        await kind.write(db, registrationId, given);
        outcomes.push(before ? 'changed' : 'new');
      }
      return outcomes;
    },
  };
}
