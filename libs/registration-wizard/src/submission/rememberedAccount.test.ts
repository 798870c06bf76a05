import { beforeEach, expect, test } from 'vitest';
import { createAccountMemory } from './rememberedAccount.ts';

const account = { userId: 'user-1', password: 'Fictional-Pass-1' };

beforeEach(() => sessionStorage.clear());

test('finds the account of an address again, whatever its capitals', () => {
  const memory = createAccountMemory(sessionStorage);
  memory.keep('Avery@Example.com', account);
  expect(memory.find(' avery@example.com ')).toEqual(account);
  expect(memory.find('AVERY@example.com')).toEqual(account);
});

test('knows the id after a reload, but not the password', () => {
  createAccountMemory(sessionStorage).keep('avery@example.com', account);
  const afterReload = createAccountMemory(sessionStorage);
  expect(afterReload.find('avery@example.com')).toEqual({ userId: 'user-1', password: undefined });
});

test('never writes the password down', () => {
  createAccountMemory(sessionStorage).keep('avery@example.com', account);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(account.password);
});

test('another address drops it for good', () => {
  const memory = createAccountMemory(sessionStorage);
  memory.keep('avery@example.com', account);
  expect(memory.find('jordan@example.com')).toBeUndefined();
  expect(memory.find('avery@example.com')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('survives a browser that refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const memory = createAccountMemory({ getItem: refuse, setItem: refuse, removeItem: refuse });
  memory.keep('avery@example.com', account);
  expect(memory.find('avery@example.com')).toEqual(account);
  memory.forget();
  expect(memory.find('avery@example.com')).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"email":1}'])('ignores what it did not write: %s', (text) => {
  sessionStorage.setItem('bank-bonuses.registration.account', text);
  expect(createAccountMemory(sessionStorage).find('avery@example.com')).toBeUndefined();
});
