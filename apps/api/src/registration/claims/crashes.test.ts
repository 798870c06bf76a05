import type { RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { createFieldKeys, generateFieldKeys, type FieldKeys } from '../../encryption/fieldKeys.ts';
import { cardPayload, wirePayload } from '../../testing/payloads.ts';
import { countFor, paymentMethodOf } from '../../testing/registrationRows.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testService } from '../../testing/testService.ts';

const done = { registrations: 1, charges: 1, state: 'completed' };

/**
 * Returns keys that fail at the first registration, after the charge and before the registration is
 * stored.
 */
function crashingOnce(): FieldKeys {
  const keys = createFieldKeys(generateFieldKeys());
  let crashes = 1;
  return {
    ...keys,
    encrypt: (text, context) => {
      if (context.column === 'ssn_sealed' && crashes-- > 0) throw new Error('crash');
      return keys.encrypt(text, context);
    },
  };
}

test('a crash between charge and commit ends in one charge and one registration', async () => {
  const { db, identity, post, documents } = await testService({ fieldKeys: crashingOnce() });
  const user = identity.addUser();
  const crashed = await post(cardPayload(user));
  expect(crashed.statusCode).toBe(500);
  expect(crashed.body).not.toContain('crash');
  expect(await countFor(db, user.id)).toEqual({ registrations: 0, charges: 1, state: 'paid' });

  // The charge becomes the payment, although the customer now asks to pay by wire.
  expect((await post(wirePayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
  expect(await paymentMethodOf(db, user.id)).toBe('card');
  expect(documents.contents.size).toBe(2);
});

/**
 * Returns the database with one lost connection: the first statement of this kind that contains
 * `words` fails.
 */
function loseConnection(inner: Database, kind: RootOperationNode['kind'], words: string): Database {
  let losses = 1;
  const kysely = inner.kysely.withPlugin({
    transformQuery: ({ node }) => {
      const isIt = node.kind === kind && JSON.stringify(node).includes(words);
      if (!isIt || losses-- <= 0) return node;
      throw Object.assign(new Error('The connection was reset.'), { code: 'ECONNRESET' });
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { ...inner, kysely };
}

test('a charge that cannot be recorded completes no registration, and the next try finds the charge', async () => {
  const db = await testDatabase();
  const broken = loseConnection(db, 'UpdateQueryNode', '"paid"');
  const { identity, post, documents } = await testService({ db: broken });
  const user = identity.addUser();
  expect((await post(cardPayload(user))).statusCode).toBe(503);
  expect(await countFor(db, user.id)).toEqual({ registrations: 0, charges: 1, state: 'charging' });
  expect(documents.contents.size).toBe(0);

  expect((await post(cardPayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
});
