import { createHash } from 'node:crypto';
import { sameText } from '../digests.ts';
import { invalid } from '../http/errors.ts';

/**
 * The code challenge of a PKCE flow. Only the client that has the matching verifier can finish the
 * flow.
 */
export interface CodeChallenge {
  challenge: string;
  method: string;
}

/** Returns the code challenge of a request, or undefined for the implicit flow. */
export function readCodeChallenge(body: {
  text: (name: string) => string;
}): CodeChallenge | undefined {
  const challenge = body.text('code_challenge');
  const method = body.text('code_challenge_method').toLowerCase();
  if (challenge === '' && method === '') return undefined;
  if (challenge === '' || (method !== 's256' && method !== 'plain')) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  return { challenge, method };
}

export function verifierMatches(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const computed =
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return sameText(computed, challenge);
}
