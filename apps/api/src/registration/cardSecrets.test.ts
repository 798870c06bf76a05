import { expect, test } from 'vitest';
import { cardPayload } from '../testing/payloads.ts';
import { dropSecrets } from './parseRegistration.ts';

test('dropSecrets removes number, code and password from the payload itself', () => {
  const user = { id: 'id', email: 'avery@example.com', password: 'Fictional-Pass-1', token: '' };
  const payload = cardPayload(user);
  const { card_number, card_security_code, password } = payload;
  dropSecrets(payload);
  for (const secret of [card_number, card_security_code, password]) {
    expect(Object.values(payload)).not.toContain(secret);
  }
});
