import { expect, test, vi } from 'vitest';
import { storedText, wireUser } from '../testing/wireSession.ts';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';

const wire = createWire();

/**
 * Sets a new password. The sign-out of all sessions, which follows, receives `response`. Returns
 * the logged errors.
 */
async function endEverySession(response: Response): Promise<unknown[][]> {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open();
  await auth.ready;
  const log = vi.spyOn(console, 'error').mockReturnValue();
  wire.respond('PUT /user', Response.json(wireUser()));
  wire.respond('POST /logout', response);
  await auth.updatePassword('another horse');
  expect(wire.calls()).toEqual(['PUT /user', 'POST /logout']);
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  const said = [...log.mock.calls];
  log.mockRestore();
  return said;
}

test.each([
  [401, 'no_authorization'],
  [401, 'bad_jwt'],
  [403, 'session_not_found'],
  [403, 'bad_jwt'],
  [404, 'user_not_found'],
])('updatePassword logs nothing if the session has already ended (%i %s)', async (status, code) => {
  expect(await endEverySession(errorResponse(status, code, 'No'))).toEqual([]);
});

test.each([
  [400, 'validation_failed'],
  [422, 'unexpected'],
  [429, 'over_request_rate_limit'],
  // The client reads no code from a 5xx response.
  [500, undefined],
])(
  'updatePassword logs a failed sign-out, after which sessions may still exist (%i %s)',
  async (status, code) => {
    expect(await endEverySession(errorResponse(status, code ?? 'a_code', 'No'))).toEqual([
      ['An error occurred during logout', { status, code }],
    ]);
  },
);
