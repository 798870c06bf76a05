import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A statement's text is never thrown away again: neither here nor by the server. */
const maxNames = 100;

/** After a migration `*` means other columns, and the server rejects the prepared statement. */
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
    // Kysely could also request a cursor; no dialect here does.
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
