import { mockFailures, mockApi } from '@bank-bonuses/api-client/testing';
import { mockClient } from '@bank-bonuses/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { rejectedFields } from './editing/rejectedFields.ts';
import { failureReason } from './failureReason.ts';

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  ['a response without a message', mockFailures.serverError(), undefined],
  ['an HTML page', mockFailures.html(502), undefined],
  ["the server's message", mockFailures.detail(503, 'We are counting.'), 'We are counting.'],
  ['a network error', mockFailures.network(), 'Check your internet connection and try again.'],
  [
    'a validation error',
    mockFailures.validation(
      { loc: ['body', 'personal_email'], msg: 'Must be an email address', type: 'value' },
      { loc: ['body'], msg: 'Is too complex', type: 'size' },
    ),
    'Email: Must be an email address\nIs too complex',
  ],
])('the reason after %s', async (_what, mockFailure, reason) => {
  const client = mockClient(mockApi.updateProfile(mockFailure));
  const error: unknown = await client
    .updateProfile({ personal_email: '' })
    .catch((thrown: unknown) => thrown);
  expect(rejectedFields(error) ?? failureReason(error)).toBe(reason);
});
