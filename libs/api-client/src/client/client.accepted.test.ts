import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ProfileUpdate } from '../index.ts';
import { mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, failure, server } from '../test/client.testing.ts';

const address: ProfileUpdate = {
  address_line_1: '98 Example Avenue',
  address_line_2: '',
  city: 'Springfield',
  state: 'MA',
  zip_code: 1101,
};

const cutOff = () =>
  new Response(
    new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    { status: 201 },
  );

/** A response with status 201 whose body never ends. */
const endless = () => new Response(new ReadableStream(), { status: 201 });

describe('register after a 2xx status', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['another 2xx status and message', () => Response.json({ message: 'ok' }, { status: 202 })],
    ['no content', mockFailures.empty(204)],
    ['an HTML page', mockFailures.html()],
    ['data of another shape', mockFailures.wrongShape()],
    ['truncated JSON', mockFailures.truncated()],
    ['null', () => Response.json(null)],
    ['an empty id', () => Response.json({ id: '', status: 'received' })],
    ['an unknown status', () => Response.json({ id: '7', status: 'queued' })],
    ['a body that is cut off', cutOff],
  ])('resolves with undefined for a response with %s', async (_name, answer) => {
    const client = clientFor({ fetch: async () => answer() });
    expect(await client.register(fixtures.cardRegistration)).toBeUndefined();
  });
});

describe('updateProfile after a 2xx status', () => {
  it.each([
    ['another message', () => HttpResponse.json({ message: 'ok' })],
    ['no content', mockFailures.empty(204)],
    ['only a part of it', () => HttpResponse.json({ ...address, state: true })],
  ])('resolves with the sent group for a response with %s', async (_name, answer) => {
    server.use(mockApi.updateProfile(answer));
    expect(await clientFor().updateProfile(address)).toEqual(address);
  });

  it('resolves with the stored group of the response', async () => {
    const stored = { ...address, address_line_2: null, zip_code: '01101' };
    server.use(mockApi.updateProfile(() => HttpResponse.json({ ...stored, ssn: '900123456' })));
    expect(await clientFor().updateProfile(address)).toEqual(stored);
  });

  it('resolves with the sent group when the body never ends', async () => {
    const fetch = () => Promise.resolve(endless());
    expect(await clientFor({ fetch, timeoutMs: 20 }).updateProfile(address)).toEqual(address);
  });

  it('rejects with CanceledError when the caller aborts while the body arrives', async () => {
    const controller = new AbortController();
    const fetch = () => {
      queueMicrotask(() => controller.abort());
      return Promise.resolve(endless());
    };
    const { signal } = controller;
    expect(await failure(clientFor({ fetch }).updateProfile(address, { signal }))).toMatchObject({
      name: 'CanceledError',
    });
  });
});
