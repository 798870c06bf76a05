import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FakeUser } from '../src/testing/fakeIdentity.ts';
import { dataUrl } from '../src/testing/payloads.ts';
import { emailOf } from './signIn.ts';

/** Milliseconds after which a registration counts as failed. */
export const deadlineMs = 300_000;

/** Returns a new user that the benchmark's sign-in service accepts. */
export function newcomer(): FakeUser {
  const id = randomUUID();
  return { id, email: emailOf(id), password: 'Fictional-Pass-1', token: '' };
}

/**
 * Returns a JPEG with noise like that of a camera. Without noise the file would be a hundred times
 * smaller.
 */
export async function grainyPhoto(
  size: { width: number; height: number },
  { grain, quality }: { grain: number; quality: number },
): Promise<RegistrationPayload['selfie_photo']> {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const;
  const create = { ...size, channels: 3, background: '#456', noise } as const;
  const bytes = await sharp({ create }).jpeg({ quality }).toBuffer();
  return dataUrl(bytes, 'photo.jpg', 'image/jpeg');
}

/** Sends a registration with a proxy header that names this address as the client. */
export async function register(url: string, address: string, body: string): Promise<Response> {
  const answer = await fetch(`${url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
    signal: AbortSignal.timeout(deadlineMs),
  });
  await answer.arrayBuffer();
  return answer;
}
