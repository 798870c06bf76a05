import { expect, it } from 'vitest';
import { explainError, HttpError, InvalidOptionsError, NetworkError } from '../index.ts';

it('explainError returns the failed call, the reason, and what to do', () => {
  const cause = { name: 'TypeError', cause: { name: 'Error', code: 'ECONNREFUSED' } };
  const refused = { operation: 'getAccounts', code: 'connection_refused', cause } as const;
  expect(explainError(new NetworkError('shown', refused))).toBe(
    'getAccounts failed: connection_refused (TypeError, Error ECONNREFUSED). Nothing listens on the host ' +
      'and port of the base URL. Check the port in `baseUrl`, and that the service is running.',
  );
  const failed = { operation: 'getProfile', status: 500, code: 'server_error' } as const;
  expect(explainError(new HttpError('shown', { ...failed, requestId: 'b1f0' }))).toMatch(
    /^getProfile failed: server_error \(500, request b1f0\)\. Something failed in the service\./,
  );
  expect(explainError(new InvalidOptionsError('…'))).toMatch(
    /^The client failed: invalid_options\. /,
  );
});

it('explainError returns no text from the server or from other errors', () => {
  const init = { status: 409, code: 'conflict', detail: 'avery@example.com is taken' } as const;
  expect(explainError(new HttpError(init.detail, init))).not.toContain('avery');
  expect(explainError(new Error('token eyJ0'))).toBe('Not an error of the API client.');
});
