import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { blackPng } from '../src/testing/hostilePhoto.ts';
import { dataUrl, wirePayload } from '../src/testing/payloads.ts';
import { grainyPhoto, newcomer, register } from './registering.ts';

const goodCount = 5;
const hostileCount = 10;
const healthIntervalMs = 50;

export interface Answer {
  /** HTTP status; 0 if there was no response. */
  status: number;
  ms: number;
}

export interface HostileResult {
  name: string;
  good: Answer[];
  hostile: Answer[];
  /** Responses of `/api/health`, requested every 50 ms at the same time. */
  health: Answer[];
}

/** JSON bodies that are cheap to send and slow to parse, by name. */
const slowJson = {
  'keys, 10 MB': `{${Array.from({ length: 900_000 }, (_, at) => `"${at}":1`).join()}}`,
  'nested arrays, 15 MB': '['.repeat(7_500_000) + ']'.repeat(7_500_000),
};

/**
 * Measures how long valid registrations and `/api/health` take while ten hostile bodies arrive. The
 * bodies contain photos that are cheap to send and slow to decode (sent from one address and from
 * ten), or JSON that is slow to parse.
 */
export async function measureHostileBodies(url: string): Promise<HostileResult[]> {
  // This photo is about as large as a phone's photo that the portal sends.
  const photo = await grainyPhoto({ width: 2400, height: 1600 }, { grain: 12, quality: 80 });
  const bad = dataUrl(blackPng(1, 50_000_000), 'photo.png', 'image/png');
  const bodyWith = (photo: RegistrationPayload['selfie_photo']) =>
    JSON.stringify(wirePayload(newcomer(), { passport_photo: photo, selfie_photo: photo }));
  const send = (address: string, body: string) => timed(register(url, address, body));
  const sendGood = () =>
    Promise.all(
      Array.from({ length: goodCount }, (_, at) => send(`198.51.100.${at}`, bodyWith(photo))),
    );
  const measure = async (
    name: string,
    hostileBody?: () => string,
    addressOf = (index: number) => `203.0.113.${index + 10}`,
  ) => {
    const health: Promise<Answer>[] = [];
    const ask = () => health.push(timed(fetch(`${url}/api/health`)));
    const asking = setInterval(ask, healthIntervalMs);
    const hostile = hostileBody
      ? Array.from({ length: hostileCount }, (_, at) => send(addressOf(at), hostileBody()))
      : [];
    const good = await sendGood();
    const refused = await Promise.all(hostile);
    clearInterval(asking);
    return { name, good, hostile: refused, health: await Promise.all(health) };
  };
  await sendGood();
  const results = [
    await measure('no hostile body'),
    await measure(
      'ten photos from one address',
      () => bodyWith(bad),
      () => '203.0.113.1',
    ),
    await measure('ten photos from ten addresses', () => bodyWith(bad)),
  ];
  for (const [name, body] of Object.entries(slowJson)) {
    results.push(await measure(`ten times ${name}`, () => body));
  }
  return results;
}

async function timed(answer: Promise<Response>): Promise<Answer> {
  const start = performance.now();
  const status = await answer.then(
    (response) => response.status,
    () => 0,
  );
  return { status, ms: performance.now() - start };
}
