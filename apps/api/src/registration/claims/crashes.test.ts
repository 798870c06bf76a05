import { expect, test } from 'vitest';
import { createFieldKeys, generateFieldKeys, type FieldKeys } from '../../encryption/fieldKeys.ts';
import { cardPayload, wirePayload } from '../../testing/payloads.ts';
import { countFor, paymentMethodOf } from '../../testing/registrationRows.ts';
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
