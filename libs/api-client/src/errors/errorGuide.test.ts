import { afterEach, expect, it, vi } from 'vitest';
import { explainError, HttpError, InvalidOptionsError, NetworkError } from '../index.ts';

afterEach(() => void vi.unstubAllGlobals());

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
});

it('explainError ends with the message of an invalid option', () => {
  const explained = explainError(new InvalidOptionsError("The API client's fetch must be …"));
  expect(explained).toMatch(/^The client failed: invalid_options\. /);
  expect(explained).toMatch(/ The API client's fetch must be …$/);
});

it('explainError says that a validation error names no field', () => {
  const init = { status: 422, code: 'validation_failed' } as const;
  const detail = 'Avery is too young';
  const explained = explainError(new HttpError(detail, { ...init, detail }));
  expect(explained).toMatch(
    / The service named no field; `error\.detail` has its text \(do not log it\)\.$/,
  );
  expect(explained).not.toMatch(/Avery|fieldErrors/);
  expect(explainError(new HttpError('…', init))).toMatch(/ The service named no field\.$/);
  const fieldErrors = [{ loc: ['ssn'], field: 'ssn', message: '…' }];
  expect(explainError(new HttpError('…', { ...init, fieldErrors }))).toMatch(/`fieldErrors`/);
});

it('explainError mentions browsers only in a page', () => {
  const error = new NetworkError('…', { operation: 'getAccounts' });
  expect(explainError(error)).toBe(
    'getAccounts failed: network_failure. No response, for an unknown reason. Check the host and the port ' +
      'in `baseUrl`; `fetch` refuses the ports of some other services.',
  );
  vi.stubGlobal('window', globalThis);
  expect(explainError(error)).toMatch(/Browsers hide .* allowed origins of the service/);
});

it('explainError returns no text from the server or from other errors', () => {
  const init = { status: 409, code: 'conflict', detail: 'avery@example.com is taken' } as const;
  expect(explainError(new HttpError(init.detail, init))).not.toContain('avery');
  expect(explainError(new Error('token eyJ0'))).toBe('Not an error of the API client.');
});
