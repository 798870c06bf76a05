import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FakeUser } from '../src/testing/fakeIdentity.ts';
import { dataUrl } from '../src/testing/payloads.ts';
import { emailOf } from './signIn.ts';

/** A registration that takes longer counts as failed. */
export const deadlineMs = 300_000;

/** Returns a user that the sign-in service of the benchmark knows. */
export function newcomer(): FakeUser {
  const id = randomUUID();
  return { id, email: emailOf(id), password: 'Fictional-Pass-1', token: '' };
}

/**
 * Returns a JPEG with noise, as cameras produce it. Without noise it would be a hundredth of the
 * size.
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

/** Registers as a browser at this address does, through a proxy. */
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
