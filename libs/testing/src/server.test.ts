import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { startTestServer } from './server.ts';

const url = 'http://portal.example/api';

describe('the test server', () => {
  const server = startTestServer(http.get(url, () => HttpResponse.text('usual')));
  const ask = async () => (await fetch(url)).text();

  test('responds as a test defines', async () => {
    server.use(http.get(url, () => HttpResponse.text('special')));
    expect(await ask()).toBe('special');
  });

  test('responds as usual in the next test', async () => {
    expect(await ask()).toBe('usual');
  });
});
