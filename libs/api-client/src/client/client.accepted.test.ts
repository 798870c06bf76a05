import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ProfileUpdate } from '../index.ts';
import { type MockFailure, mockFailures, fixtures, mockApi } from '../testing/index.ts';
import { clientFor, expectLog, failure, server } from '../testSetup.ts';

/** The service has stored, or charged, and says so in other words than the contract's. */
const otherWords: [name: string, answer: MockFailure][] = [
  ['another message', () => HttpResponse.json({ message: 'ok' })],
  ['another status of the 200s', () => HttpResponse.json({ message: 'ok' }, { status: 202 })],
  ['an empty answer', mockFailures.empty()],
  ['no content', mockFailures.empty(204)],
  ['a page', mockFailures.html()],
  ['plain text', () => HttpResponse.text('OK')],
  ['data of another shape', mockFailures.wrongShape()],
  ['data that ends too early', mockFailures.truncated()],
  ['nothing but null', () => HttpResponse.json(null)],
  ['a list of nothing', () => HttpResponse.json([null])],
  ['an id that is none', () => HttpResponse.json({ id: '', status: 'received' })],
  ['another state', () => HttpResponse.json({ id: 7, status: 'queued' })],
];

const address: ProfileUpdate = {
  address_line_1: '98 Example Avenue',
  address_line_2: '',
  city: 'Springfield',
  state: 'MA',
  zip_code: 1101,
};

const cutOff = (status: number) =>
  new Response(
    new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    { status },
  );

/** Says that it worked, and then nothing more. */
const endless = () => new Response(new ReadableStream(), { status: 201 });

describe('a registration that the service has taken', () => {
  it.each(otherWords)('counts as done with %s', async (_name, answer) => {
    server.use(mockApi.register(answer));
    expect(await clientFor().register(fixtures.cardRegistration)).toBeUndefined();
  });

  it('counts as done when its answer is cut off', async () => {
    const fetch = () => Promise.resolve(cutOff(201));
    expect(await clientFor({ fetch }).register(fixtures.cardRegistration)).toBeUndefined();
  });

  it('is not taken for accepted when an error answer is cut off', async () => {
    expectLog('API call failed: POST /api/user/register: NetworkError');
    const fetch = () => Promise.resolve(cutOff(402));
    expect(await failure(clientFor({ fetch }).register(fixtures.cardRegistration))).toMatchObject({
      name: 'NetworkError',
    });
  });
});

describe('an update that the service has stored', () => {
  it.each(otherWords)('counts as done as it was sent, with %s', async (_name, answer) => {
    server.use(mockApi.updateProfile(answer));
    expect(await clientFor().updateProfile(address)).toEqual(address);
  });

  it.each([
    ['a part of it', { city: 'Agawam' }],
    ['a value that no screen could draw', { ...address, city: { name: 'Agawam' } }],
    ['a flag in place of a text', { ...address, state: true }],
  ])('counts as done as it was sent when the answer has %s', async (_name, answer) => {
    server.use(mockApi.updateProfile(() => HttpResponse.json(answer)));
    expect(await clientFor().updateProfile(address)).toEqual(address);
  });

  it('is handed out as the service has stored it, where it says so', async () => {
    const stored = { ...address, address_line_2: null, zip_code: '01101' };
    server.use(mockApi.updateProfile(() => HttpResponse.json({ ...stored, ssn: '900123456' })));
    expect(await clientFor().updateProfile(address)).toEqual(stored);
  });

  it('counts as done when its answer never ends', async () => {
    const fetch = () => Promise.resolve(endless());
    expect(await clientFor({ fetch, timeoutMs: 20 }).updateProfile(address)).toEqual(address);
  });

  it('has ended for a caller who gave up, also behind a good status', async () => {
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
