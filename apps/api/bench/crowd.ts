import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { setTimeout as wait } from 'node:timers/promises';
import { wirePayload } from '../src/testing/payloads.ts';
import type { BenchCustomer } from './customers.ts';
import { measureReadsUntil, type LoadResult } from './load.ts';
import { deadlineMs, grainyPhoto, newcomer, register } from './registering.ts';
import type { ServiceProcess } from './service.ts';
import type { SignIn } from './signIn.ts';

export const crowd = 20;
const readConnections = 20;
const betweenLooksMs = 100;

export interface CrowdResult {
  /** Size of one registration request in bytes. */
  bodyBytes: number;
  /** Number of retries of all registrations, each after a response that asks for one. */
  retries: number;
  /** The final status codes. */
  statuses: number[];
  /** Milliseconds until the last registration got its response. */
  allAfterMs: number;
  /** Peak memory of the service in bytes. */
  memory: number;
  /** Latency of the read requests that run at the same time. */
  reads: LoadResult;
}

/**
 * Measures twenty simultaneous registrations, each from a different network, while other customers
 * send read requests.
 */
export async function measureCrowd(
  service: ServiceProcess,
  signIn: SignIn,
  customers: readonly BenchCustomer[],
): Promise<CrowdResult> {
  const photo = await grainyPhoto({ width: 4000, height: 3000 }, { grain: 10, quality: 75 });
  const bodies = Array.from({ length: crowd }, () => bodyWith(photo));
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
    bodies.map((body, at) => registerInTheEnd(service.url, `198.51.100.${at + 1}`, body)),
  );
  const allAfterMs = performance.now() - start;
  abort.abort();
  return {
    bodyBytes: bodies[0]?.length ?? 0,
    retries: answers.reduce((sum, { retries }) => sum + retries, 0),
    statuses: answers.map(({ status }) => status),
    allAfterMs,
    memory: await watching,
    reads: await reading,
  };
}

function bodyWith(photo: RegistrationPayload['selfie_photo']): string {
  const photos = { dl_photo_front: photo, dl_photo_back: photo, selfie_photo: photo };
  const card = { id_card_type: 'drivers_license', passport_photo: undefined };
  return JSON.stringify({ ...wirePayload(newcomer()), ...card, ...photos });
}

/** Sends a registration and retries after each 503 response, as the portal does. */
async function registerInTheEnd(url: string, address: string, body: string) {
  const deadline = performance.now() + deadlineMs;
  for (let retries = 0; ; retries += 1) {
    const { status, headers } = await register(url, address, body);
    if (status !== 503 || performance.now() > deadline) return { status, retries };
    await wait(1000 * Number(headers.get('retry-after') ?? 2));
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
