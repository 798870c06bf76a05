import { describe, expect, it } from 'vitest';
import { validationErrors } from '../test/contract.testing.ts';
import { fixtures } from '../testing/index.ts';

describe('a registration is invalid', () => {
  const { cardRegistration: card, wireRegistration: wire, photo } = fixtures;
  it.each([
    ['without a card number', { ...card, card_number: undefined }, /card_number/],
    ['with a card number for a wire', { ...wire, card_number: '4242424242424242' }, /card_number/],
    ['with a card and payment_sent', { ...card, payment_sent: true }, /payment_sent/],
    ['with a wire but without payment_sent', { ...wire, payment_sent: false }, /payment_sent/],
    ['without the back of the license', { ...card, dl_photo_back: undefined }, /dl_photo_back/],
    ['with a passport photo for a license', { ...card, passport_photo: photo }, /passport_photo/],
    [
      'without the country of a foreign citizen',
      { ...wire, citizenship_country: undefined },
      /citizenship_country/,
    ],
    [
      'with permanent residence of a US citizen',
      { ...card, permanent_resident: true },
      /permanent_resident/,
    ],
    ['with an unknown key', { ...card, favorite_color: 'green' }, /favorite_color/],
    ['with a ZIP code as text', { ...card, zip_code: '01001' }, /zip_code/],
    [
      'with a photo that is not an image',
      { ...card, selfie_photo: { ...photo, data: 'data:text/plain;base64,AA==' } },
      /selfie_photo\/data/,
    ],
    ['with a Social Security number of eight digits', { ...card, ssn: '90012345' }, /ssn/],
    ['with a short password', { ...card, password: 'short' }, /password/],
  ])('%s, and the error names the field', (_case, payload, named) => {
    expect(validationErrors('RegistrationPayload', payload).join('\n')).toMatch(named);
  });
});

describe('a profile update', () => {
  it.each([
    { personal_email: 'avery.new@example.com' },
    { personal_phone: '' },
    { address_line_1: 'x', address_line_2: null, city: '', state: '', zip_code: '01001-1234' },
    { occupation: '', employer: '', income: 'about $80k' },
    { irs_withholding: true },
  ])('can be %j', (group) => {
    expect(validationErrors('ProfileUpdate', group)).toEqual([]);
  });

  it.each([
    {},
    { first_name: 'Avery' },
    { personal_email: 'avery@example.com', personal_phone: '5550100123' },
    { occupation: 'Nurse' },
    { irs_withholding: 'yes' },
  ])('cannot be %j', (group) => {
    expect(validationErrors('ProfileUpdate', group)).not.toEqual([]);
  });
});
