import { expect, test } from 'vitest';
import { blackPng } from '../../testing/hostilePhoto.ts';
import { dataUrl, wirePayload } from '../../testing/payloads.ts';
import { testService } from '../../testing/testService.ts';

/**
 * Time limit in milliseconds in case the photos are decoded by mistake: three of them would block
 * every request for minutes.
 */
const deadlineMs = 60_000;

test(
  'rejects ten hostile photos from one address while a valid registration succeeds',
  { timeout: deadlineMs },
  async () => {
    const { app, identity } = await testService({ trustProxy: 1 });
    const post = (address: string, changes: Parameters<typeof wirePayload>[1]) =>
      app.inject({
        method: 'POST',
        url: '/api/user/register',
        headers: { 'x-forwarded-for': address },
        payload: wirePayload(identity.addUser(), changes),
      });
    const selfie_photo = dataUrl(blackPng(1, 50_000_000), 'x.png', 'image/png');
    const hostile = Array.from({ length: 10 }, () => post('203.0.113.1', { selfie_photo }));
    expect((await post('198.51.100.1', {})).statusCode).toBe(201);
    for (const answer of await Promise.all(hostile)) {
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('The image has too many pixels');
    }
  },
);
