import { beforeEach, expect, test } from 'vitest';
import { createUserMemory } from './userMemory.ts';

const user = { userId: 'user-1', password: 'Fictional-Pass-1' };

beforeEach(() => sessionStorage.clear());

test('find returns the stored user of an address, and ignores case', () => {
  const memory = createUserMemory(sessionStorage);
  memory.save('Avery@Example.com', user);
  expect(memory.find(' avery@example.com ')).toEqual(user);
  expect(memory.find('AVERY@example.com')).toEqual(user);
});

test('find returns the user id after a reload, but not the password', () => {
  createUserMemory(sessionStorage).save('avery@example.com', user);
  const afterReload = createUserMemory(sessionStorage);
  expect(afterReload.find('avery@example.com')).toEqual({ userId: 'user-1', password: undefined });
});

test('the password is not stored', () => {
  createUserMemory(sessionStorage).save('avery@example.com', user);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(user.password);
});

test('a call of find with another address removes the stored user', () => {
  const memory = createUserMemory(sessionStorage);
  memory.save('avery@example.com', user);
  expect(memory.find('jordan@example.com')).toBeUndefined();
  expect(memory.find('avery@example.com')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('the memory works without access to the storage', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const memory = createUserMemory({ getItem: deny, setItem: deny, removeItem: deny });
  memory.save('avery@example.com', user);
  expect(memory.find('avery@example.com')).toEqual(user);
  memory.clear();
  expect(memory.find('avery@example.com')).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"email":1}'])('find ignores the invalid stored text %s', (text) => {
  sessionStorage.setItem('bank-bonuses.registration.account', text);
  expect(createUserMemory(sessionStorage).find('avery@example.com')).toBeUndefined();
});
