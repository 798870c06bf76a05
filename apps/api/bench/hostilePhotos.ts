import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { blackPng } from '../src/testing/hostilePhoto.ts';
import { dataUrl, wirePayload } from '../src/testing/payloads.ts';
import { grainyPhoto, newcomer, register } from './registering.ts';

const goodCount = 5;
const hostileCount = 10;

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
  // About what a portal sends for the photo of a phone.
  const good = await grainyPhoto({ width: 2400, height: 1600 }, { grain: 12, quality: 80 });
  const bad = dataUrl(blackPng(1, 50_000_000), 'photo.png', 'image/png');
  const send = (address: string, photo: RegistrationPayload['selfie_photo']) => {
    const photos = { passport_photo: photo, selfie_photo: photo };
    return timed(register(url, address, JSON.stringify(wirePayload(newcomer(), photos))));
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

async function timed(answer: Promise<Response>): Promise<Answer> {
  const start = performance.now();
  const status = await answer.then(
    (response) => response.status,
    () => 0,
  );
  return { status, ms: performance.now() - start };
}
