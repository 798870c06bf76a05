import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { blackPng } from '../src/testing/hostilePhoto.ts';
import { dataUrl, wirePayload } from '../src/testing/payloads.ts';
import { emailOf } from './signIn.ts';

const goodCount = 5;
const hostileCount = 10;
/** Nobody waits longer. */
const deadlineMs = 300_000;

export interface Answer {
  /** 0 when there was none. */
  status: number;
  ms: number;
}

export interface HostileResult {
  name: string;
  good: Answer[];
  hostile: Answer[];
}

/**
 * What good registrations wait for while ten come with a photo that is cheap to send and dear to
 * decode: from one address, and from ten.
 */
export async function measureHostilePhotos(url: string): Promise<HostileResult[]> {
  const good = dataUrl(await phonePhoto(), 'photo.jpg', 'image/jpeg');
  const bad = dataUrl(blackPng(1, 50_000_000), 'photo.png', 'image/png');
  const send = (address: string, photo: RegistrationPayload['selfie_photo']) => {
    const id = randomUUID();
    const user = { id, email: emailOf(id), password: 'Fictional-Pass-1', token: '' };
    const photos = { passport_photo: photo, selfie_photo: photo };
    return register(url, address, wirePayload(user, photos));
  };
  const sendGood = () =>
    Promise.all(Array.from({ length: goodCount }, (_, at) => send(`198.51.100.${at}`, good)));
  const measure = async (name: string, addressOf: (index: number) => string) => {
    const hostile = Array.from({ length: hostileCount }, (_, at) => send(addressOf(at), bad));
    return { name, good: await sendGood(), hostile: await Promise.all(hostile) };
  };
  await sendGood();
  return [
    { name: 'no hostile photo', good: await sendGood(), hostile: [] },
    await measure('ten from one address', () => '203.0.113.1'),
    await measure('ten from ten addresses', (index) => `203.0.113.${index + 10}`),
  ];
}

/** About what a portal sends for the photo of a phone. */
function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 2400, height: 1600, channels: 3, background: '#456', noise } as const;
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}

async function register(
  url: string,
  address: string,
  payload: RegistrationPayload,
): Promise<Answer> {
  const start = performance.now();
  const status = await fetch(`${url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(deadlineMs),
  }).then(
    (answer) => answer.status,
    () => 0,
  );
  return { status, ms: performance.now() - start };
}
