import { NetworkError, TimeoutError } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { register, type Attempts } from './register.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  ['a time-out', new TimeoutError('Too long')],
  ['a lost connection', new NetworkError('Cut')],
])('the same answers after %s are not a repeated registration', async (_, error) => {
  const deps = {
    applicant: { kind: 'new' },
    signUp: vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' }),
    setPassword: vi.fn(),
    register: vi
      .fn()
      .mockResolvedValue({ ...fixtures.fullReceipt, already_registered: true })
      .mockRejectedValueOnce(error),
  } as const;
  const attempts: Attempts = {};
  await register(filledForm, deps, attempts);
  const second = await register(filledForm, deps, attempts);
  expect(second).toMatchObject({ receipt: { isRepeat: false } });
});
