import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { expect, expectTypeOf, test } from 'vitest';
import { loadContract } from '../contract/contract.ts';
import { testProcessor } from '../payments/testProcessor.ts';
import { createFieldKeys, generateFieldKeys, type FieldKeys } from '../encryption/fieldKeys.ts';
import { defaultLimits } from '../service/serviceOptions.ts';
import { fakeIdentity } from '../testing/fakeIdentity.ts';
import { memoryDocumentStore } from '../testing/memoryDocumentStore.ts';
import { cardPayload } from '../testing/payloads.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import type { RegistrationDetails } from './completeRegistration.ts';
import { registerCustomer } from './registerCustomer.ts';

const secrets = {
  password: 'Marker-password-1',
  card_number: '4242424242424242',
  card_security_code: '8361',
};
const ignore = () => undefined;
const log = { info: ignore, warn: ignore, error: ignore };

test('no column exists for the card’s number and code, nor for the password', () => {
  expectTypeOf<RegistrationDetails>().not.toHaveProperty('card_number');
  expectTypeOf<RegistrationDetails>().not.toHaveProperty('card_security_code');
  expectTypeOf<RegistrationDetails>().not.toHaveProperty('password');
  expectTypeOf<RegistrationDetails>().toHaveProperty('card_holder_name');
});

test('removes number, code and password from the payload before the registration is stored', async () => {
  const db = await testDatabase();
  const identity = fakeIdentity();
  const payload = cardPayload(identity.addUser({ password: secrets.password }), secrets);
  const held = () => Object.values(secrets).filter((secret) => has(payload, secret));
  const keys = createFieldKeys(generateFieldKeys());
  const whenWritten: string[][] = [];
  const fieldKeys: FieldKeys = {
    ...keys,
    encrypt: (...value) => {
      whenWritten.push(held());
      return keys.encrypt(...value);
    },
  };
  expect(held()).toEqual(Object.values(secrets));

  const charged: string[] = [];
  const processor = testProcessor({ db });
  const deps = {
    db,
    identity,
    fieldKeys,
    documents: memoryDocumentStore(),
    contract: loadContract(),
    limits: defaultLimits,
    rateLimit: () => Promise.resolve(),
    rejectionRateLimit: {
      check: () => Promise.resolve(),
      answer: (_who: object, error: unknown) => Promise.resolve(error),
    },
    timeZone: 'America/New_York',
    processor: {
      ...processor,
      charge: (...[request, signal]: Parameters<typeof processor.charge>) => {
        charged.push(request.card.number, request.card.securityCode);
        return processor.charge(request, signal);
      },
    },
  };
  const reservation = { release: ignore };
  await registerCustomer(deps, { payload, shown: {}, log, network: '203.0.113.1', reservation });
  expect(charged).toEqual([secrets.card_number, secrets.card_security_code]);
  expect(whenWritten.length).toBeGreaterThan(0);
  expect(whenWritten.flat()).toEqual([]);
});

/**
 * Returns whether a value of the payload equals the secret. Does not search within values, since a
 * short security code can occur in an id by chance.
 */
function has(payload: RegistrationPayload, secret: string): boolean {
  return JSON.stringify(payload).includes(JSON.stringify(secret));
}
