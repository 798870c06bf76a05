import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('a new hash accepts only its password', async () => {
  const stored = await hashPassword('correct horse');
  expect(await isPassword(stored, 'correct horse')).toBe(true);
  expect(await isPassword(stored, 'another horse')).toBe(false);
});

it('a hash of an earlier version, which names no cost, still accepts its password', async () => {
  const salt = Buffer.from('sixteen bytes ok');
  const hash = scryptSync('correct horse', salt, 32);
  const stored = `${salt.toString('base64url')}.${hash.toString('base64url')}`;
  expect(await isPassword(stored, 'correct horse')).toBe(true);
  expect(await isPassword(stored, 'another horse')).toBe(false);
});
