import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EmbeddedDialect } from './embeddedDialect.ts';

test('many simultaneous queries do not block the event loop', async () => {
  // Responds at once, as PGlite does: it runs on this thread.
  const query = () => Promise.resolve({ rows: [], fields: [], affectedRows: 0 });
  const pglite = { ready: true, closed: false, query } as unknown as PGlite;
  const kysely = new Kysely<unknown>({ dialect: new EmbeddedDialect({ pglite }) });
  let answers = 0;
  const ask = async () => {
    await sql`select 1`.execute(kysely);
    answers += 1;
  };
  const answersAtNextTurn = nextTurn().then(() => answers);
  const all = Promise.all(Array.from({ length: 50 }, ask));
  expect(await answersAtNextTurn).toBe(0);
  await all;
  expect(answers).toBe(50);
});
