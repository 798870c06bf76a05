import { expect, test } from 'vitest';
import { parseChargeAnswer } from './httpProcessor.ts';

const approved = {
  status: 'approved',
  reference: 'ch_8d0f',
  amount_cents: 515_000,
  brand: 'visa',
  last4: '4242',
  expiry_month: '04',
  expiry_year: '2031',
};

test('accepts a reference of digits, and lower-cases the card brand', () => {
  const answer = { ...approved, reference: '402211335566778', brand: 'MasterCard' };
  expect(parseChargeAnswer(answer)).toMatchObject({
    reference: '402211335566778',
    brand: 'mastercard',
  });
});

test.each([
  ['reference', 'ch_8d0f and more'],
  ['brand', '4242'],
  ['last4', '42424'],
  ['expiry_month', '13'],
  ['amount_cents', '515000'],
  ['status', 'succeeded'],
])('parseChargeAnswer throws for an approval whose %s is %j', (name, value) => {
  expect(() => parseChargeAnswer({ ...approved, [name]: value })).toThrow(
    expect.objectContaining({ code: 'processor_unreadable' }),
  );
});

test('parseChargeAnswer requires a reference in a decline, and drops unknown reasons', () => {
  const declined = { status: 'declined', reference: 'ch_8d10', reason: 'card says 4242' };
  expect(parseChargeAnswer(declined)).toEqual({
    outcome: 'declined',
    reference: 'ch_8d10',
    reason: undefined,
  });
  expect(() => parseChargeAnswer({ ...declined, reference: undefined })).toThrow();
});
