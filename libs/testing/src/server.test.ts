import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { startTestServer } from './server.ts';

const url = 'http://portal.example/api';

describe('the test server', () => {
  const server = startTestServer(http.get(url, () => HttpResponse.text('usual')));
  const ask = async () => (await fetch(url)).text();

  test('uses the handlers that a test adds', async () => {
    server.use(http.get(url, () => HttpResponse.text('special')));
    expect(await ask()).toBe('special');
  });

  test('uses only the default handlers in the next test', async () => {
    expect(await ask()).toBe('usual');
  });
});
