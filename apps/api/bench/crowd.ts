import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { dataUrl, wirePayload } from '../src/testing/payloads.ts';
import type { BenchCustomer } from './customers.ts';
import { measureReadsUntil, type LoadResult } from './load.ts';
import type { ServiceProcess } from './service.ts';
import { emailOf, type SignIn } from './signIn.ts';

export const crowd = 20;
const readConnections = 20;
const betweenLooksMs = 100;
/** Nobody waits longer. */
const deadlineMs = 300_000;

export interface CrowdResult {
  /** Bytes of one registration as it is sent. */
  bodyBytes: number;
  /** How many registrations were told to come again, and how often in all. */
  retries: number;
  /** The answers at last. */
  statuses: number[];
  /** When the last one was answered, in milliseconds. */
  allAfterMs: number;
  /** The most memory that the service took, in bytes; and before them. */
  memory: number;
  memoryBefore: number;
  /** What reads waited for beside them. */
  reads: LoadResult;
}

/** Twenty customers who register in the same moment, from as many networks, while others read. */
export async function measureCrowd(
  service: ServiceProcess,
  signIn: SignIn,
  customers: readonly BenchCustomer[],
): Promise<CrowdResult> {
  const photo = dataUrl(await phonePhoto(), 'photo.jpg', 'image/jpeg');
  const bodies = Array.from({ length: crowd }, () => bodyWith(photo));
  const memoryBefore = await service.memory();
  const abort = new AbortController();
  const watching = highest(service, abort.signal);
  const reading = measureReadsUntil(abort.signal, {
    url: service.url,
    signIn,
    customers,
    connections: readConnections,
  });

  const start = performance.now();
  const answers = await Promise.all(
    bodies.map((body, at) => register(service.url, `198.51.100.${at + 1}`, body)),
  );
  const allAfterMs = performance.now() - start;
  abort.abort();
  return {
    bodyBytes: bodies[0]?.length ?? 0,
    retries: answers.reduce((sum, { retries }) => sum + retries, 0),
    statuses: answers.map(({ status }) => status),
    allAfterMs,
    memory: await watching,
    memoryBefore,
    reads: await reading,
  };
}

/** As a phone's camera makes it: 12 megapixels, about three megabytes. */
function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#456', noise } as const;
  return sharp({ create }).jpeg({ quality: 75 }).toBuffer();
}

function bodyWith(photo: RegistrationPayload['selfie_photo']): string {
  const id = randomUUID();
  const user = { id, email: emailOf(id), password: 'Fictional-Pass-1', token: '' };
  const photos = { dl_photo_front: photo, dl_photo_back: photo, selfie_photo: photo };
  return JSON.stringify({
    ...wirePayload(user),
    id_card_type: 'drivers_license',
    passport_photo: undefined,
    ...photos,
  });
}

/** Comes again when it is told to, as a person does. */
async function register(url: string, address: string, body: string) {
  const deadline = performance.now() + deadlineMs;
  for (let retries = 0; ; retries += 1) {
    const answer = await fetch(`${url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    });
    await answer.arrayBuffer();
    if (answer.status !== 503 || performance.now() > deadline) {
      return { status: answer.status, retries };
    }
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 2));
  }
}

async function highest(service: ServiceProcess, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    most = Math.max(most, await service.memory());
    await wait(betweenLooksMs);
  }
  return most;
}
