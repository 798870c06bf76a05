import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type OperationName } from '../index.ts';
import { mockFailures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../testSetup.ts';
import { fallbackMessages } from './messages.ts';

describe('a client without a logger', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => expect(console.warn).not.toHaveBeenCalled());

  it('writes nothing to the console', async () => {
    const client = createApiClient({
      baseUrl: 'https://api.example.com',
      getAccessToken: () => null,
    });
    server.use(mockApi.accounts(mockFailures.serverError()));
    await failure(client.getAccounts());
    expect(console.error).not.toHaveBeenCalled();
  });
});

const quiet = { logger: { error: () => undefined } };

/** Returns the stack of the error that a call rejects with. */
const stackOf = async (call: Promise<unknown>) => ((await failure(call)) as Error).stack ?? '';

it('the stack of an error starts with the error’s message', async () => {
  server.use(mockApi.accounts(mockFailures.serverError()));
  const stack = await stackOf(clientFor(quiet).getAccounts());
  expect(stack.split('\n')[0]).toBe('HttpError: Failed to fetch user accounts');
});

describe('the stack of an error begins at the line of the call', () => {
  const fetch = () => Promise.reject(new TypeError('failed'));
  const signal = AbortSignal.abort();
  const here = expect.stringMatching(/^ +at .*client\.callers\.test\.ts:\d+/) as string;
  const firstFrame = (stack: string) => stack.split('\n').find((line) => /^ +at /.test(line));

  it.each(Object.keys(fallbackMessages) as OperationName[])('of %s', async (operation) => {
    const client = clientFor({ ...quiet, fetch });
    const callWith = client[operation] as (payload: unknown) => Promise<unknown>;
    expect(firstFrame(await stackOf(callWith({})))).toEqual(here);
  });

  it('after async code, with the functions that await the call', async () => {
    server.use(mockApi.updateProfile(mockFailures.serverError()));
    const client = clientFor(quiet);
    async function innerSave() {
      await client.getAccounts();
      await client.updateProfile({ personal_email: 'a@example.com' });
    }
    async function outerSave() {
      await innerSave();
    }
    const [, first, ...others] = (await stackOf(outerSave())).split('\n');
    expect(first).toMatch(/innerSave .*client\.callers\.test\.ts:\d+/);
    expect(others.join('\n')).toMatch(/outerSave .*client\.callers\.test\.ts:\d+/);
  });

  it('for a canceled call and for a replaced method', async () => {
    expect(firstFrame(await stackOf(clientFor(quiet).getAccounts({ signal })))).toEqual(here);
    const client = clientFor({ ...quiet, fetch });
    const { getAccounts } = client;
    client.getAccounts = () => Promise.reject(new Error('replaced'));
    expect(firstFrame(await stackOf(getAccounts()))).toEqual(here);
  });

  it('for an invalid option of the client or of a call', async () => {
    expect(firstFrame(await stackOf(clientFor(quiet).getAccounts({ timeoutMs: 0 })))).toEqual(here);
    try {
      createApiClient({ baseUrl: 'example.com', getAccessToken: () => null });
    } catch (error) {
      expect(firstFrame((error as Error).stack ?? '')).toEqual(here);
    }
    expect.assertions(2);
  });
});

it('the stack keeps the frames of the client in engines without captureStackTrace', async () => {
  vi.stubGlobal('Error', Object.assign(class extends Error {}, { captureStackTrace: undefined }));
  const fetch = () => Promise.reject(new TypeError('failed'));
  const stack = await stackOf(clientFor({ ...quiet, fetch }).getAccounts());
  vi.unstubAllGlobals();
  expect(stack).toContain('client.callers.test.ts');
});
