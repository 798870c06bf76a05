import { expect, test } from 'vitest';
import { suggestAddress } from './AccountStep/mailTypo.ts';
import { strengthOf } from './AccountStep/passwordStrength.ts';
import { cardNumberHint } from './PaymentStep/CardForm.tsx';
import { phoneHint, ssnHint } from './PersonalStep/PersonalStep.tsx';

test.each([
  ['avery@gmial.com', 'avery@gmail.com'],
  ['avery@gmail.co', 'avery@gmail.com'],
  ['avery@gmai.com', 'avery@gmail.com'],
  ['Avery.E@GMAIL.CON', 'Avery.E@gmail.com'],
  ['avery@gmaill.com', 'avery@gmail.com'],
  ['avery@comcast.ent', 'avery@comcast.net'],
])('the suggestion for %s is %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'avery@example.com',
  'avery@gmail.com',
  'avery@ymail.com',
  'avery@mail.com',
  'avery@gmx.com',
  'avery',
  '@gmail.co',
  'avery@',
  '',
])('there is no suggestion for %j', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined();
});

test.each([
  ['secret', 'weak'],
  ['password123', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['12345678901234', 'weak'],
  ['Tr0ub4dor', 'fair'],
  ['kettlemoth', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['v7#Kq2!mZx9w', 'strong'],
] as const)('the strength of %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('the applicant’s own address does not make a password stronger', () => {
  expect(strengthOf('avery.example', ['avery.example@mail.test'])).toBe('weak');
  expect(strengthOf('avery.example')).not.toBe('weak');
});

test.each(['5', '555-010', '+1 (555', '911', 'none'])(
  'the phone number %j gets advice',
  (phone) => {
    expect(phoneHint(phone)).toBe('This is very short for a phone number. Please check it.');
  },
);

test.each(['', ' ', '(555) 010-0123', '555-0123', '+44 20 7946 0123'])(
  'the phone number %j gets no advice',
  (phone) => {
    expect(phoneHint(phone)).toBeUndefined();
  },
);

test.each(['000-12-3456', '666-12-3456', '900-00-3456', '900-12-0000'])(
  'the SSN %s, which was never issued, gets advice',
  (ssn) => {
    expect(ssnHint(ssn)).toBe('Numbers like this one have never been issued. Please check it.');
  },
);

test.each(['001-01-0001', '665-99-9999', '667-10-1000', '999-99-9999', '000', ''])(
  'the SSN %j gets no advice',
  (ssn) => {
    expect(ssnHint(ssn)).toBeUndefined();
  },
);

test.each(['4242 4242 4242 4241', '4224 4242 4242 4242', '1234 5678 9012'])(
  'the card number %s, with a typo, gets advice',
  (cardNumber) => {
    expect(cardNumberHint(cardNumber)).toMatch(/^One of these digits seems to be wrong/);
  },
);

test.each(['4242 4242 4242 4242', '3782 8224 6310 005', '', '4242 4242'])(
  'the card number %j gets no advice',
  (cardNumber) => {
    expect(cardNumberHint(cardNumber)).toBeUndefined();
  },
);
