import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessablePassword.ts';

const own = ['alex.rivera@example.com', 'Alex Rivera', 'Bank Bonuses'];

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'Welcome12345',
  'qwertyuiop12',
  'iloveyou!!!!!!',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'Summer2026!!',
  'alexrivera77',
  'Rivera-Alex-1!',
  'BankBonuses1!',
  'b4nkb0nuses26',
  '!!!!!!!!!!!!',
])('%j is guessable', (password) => {
  expect(isGuessablePassword(password, own)).toBe(true);
});

test.each([
  'correct horse battery',
  'kx7 pRq2-vm9w',
  'vier gelbe Tassen',
  '839201746528',
  'Grüner Tee um vier',
  'パスワードではない言葉の列です',
])('%j is not guessable', (password) => {
  expect(isGuessablePassword(password, own)).toBe(false);
});

test("a password with another person's name is not guessable", () => {
  expect(isGuessablePassword('alexrivera77', ['sam@example.com'])).toBe(false);
});

test('own words of one or two characters do not make a password guessable', () => {
  expect(isGuessablePassword('kx7 pRq2-vm9w', ['k x 7 p r q 2 v m 9 w'])).toBe(false);
});
