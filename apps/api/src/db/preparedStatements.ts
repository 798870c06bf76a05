import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Maximum number of prepared statements. Neither this process nor the server ever discards one. */
const maxNames = 100;

/**
 * Matches `*` as a column list. After a migration it stands for other columns, and the server
 * rejects the prepared statement.
 */
const hasAllColumns = /\*(?!\))/;

/**
 * Wraps a pool so that reads are prepared: each connection parses a statement once. It needs a server or a
 * pooler that keeps one connection per session; with transaction pooling the prepared statements would be
 * missing.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isRead = /^\s*(select|with)\b/.test(text) && !hasAllColumns.test(text);
    if (!isRead || names.size === maxNames) return undefined;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  };

  const prepare = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[]) =>
      client.query({ text, values, name: values.length > 0 ? nameOf(text) : undefined });
    // The cast is safe: Kysely's type also allows a cursor, which no dialect here requests.
    return { query: query as never, release: (destroy) => client.release(destroy) };
  };

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? prepare(client);
      prepared.set(client, known);
      return known;
    },
  };
}
