import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A statement's text is never thrown away again: neither here nor by the server. */
const maxNames = 100;

/** `*` stands for other columns after a migration, and the server refuses to run such a prepared statement. */
const hasAllColumns = /\*(?!\))/;

/**
 * A pool whose reads are prepared: each connection has the server parse a text once, not each time it is asked. Takes a
 * server or a pooler that keeps one connection for a session; one that lends a connection for a single
 * transaction does not know the statements.
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
    // Cursors are the other thing that it could be asked for. No dialect here has any.
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
