import { expect, expectTypeOf, test } from 'vitest';
import { cardPayload } from '../testing/payloads.ts';
import type { RegistrationDetails } from './completeRegistration.ts';
import { dropSecrets } from './parseRegistration.ts';

test('what is stored has neither the card’s number and code nor the password', () => {
  expectTypeOf<RegistrationDetails>().not.toHaveProperty('card_number');
  expectTypeOf<RegistrationDetails>().not.toHaveProperty('card_security_code');
  expectTypeOf<RegistrationDetails>().not.toHaveProperty('password');
  expectTypeOf<RegistrationDetails>().toHaveProperty('card_holder_name');
});

test('dropSecrets removes number, code and password from the payload itself', () => {
  const user = { id: 'id', email: 'avery@example.com', password: 'Fictional-Pass-1', token: '' };
  const payload = cardPayload(user);
  const { card_number, card_security_code, password } = payload;
  dropSecrets(payload);
  for (const secret of [card_number, card_security_code, password]) {
    expect(Object.values(payload)).not.toContain(secret);
  }
});
