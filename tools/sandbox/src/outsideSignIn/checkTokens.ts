import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { DemoCustomer } from '../customers/demoCustomers.ts';
import { StartError } from '../runtime/startErrors.ts';
import type { OutsideSignIn } from './outsideSignIn.ts';

/** Returns a new access token of a demo customer, for which no password is needed. */
async function newToken(
  { ask }: OutsideSignIn,
  [customer]: readonly DemoCustomer[],
): Promise<string> {
  const link = await ask('POST', '/admin/generate_link', {
    type: 'recovery',
    email: customer?.email,
  });
  const { hashed_token: token_hash } = link.json as { hashed_token?: string };
  const { json } = await ask('POST', '/verify', { type: 'recovery', token_hash });
  const { access_token: token } = (json ?? {}) as { access_token?: string };
  if (token !== undefined) return token;
  throw new StartError('The sign-in service opens no session for a demo customer.');
}

/** Throws if the service's tokens have another issuer, or a signature that is not of its key set. */
export async function checkTokens(
  outside: OutsideSignIn,
  customers: readonly DemoCustomer[],
): Promise<void> {
  const token = await newToken(outside, customers);
  const { iss = 'none' } = decodeJwt(token);
  const keySet = createRemoteJWKSet(new URL(`${outside.url}/.well-known/jwks.json`));
  const problems = iss === outside.issuer ? [] : [`Issuer: set SUPABASE_JWT_ISSUER=${iss}.`];
  await jwtVerify(token, keySet, { algorithms: ['ES256', 'RS256'] }).catch(() => {
    problems.push('Key set: it does not verify the tokens with ES256 or RS256.');
  });
  await outside.ask('POST', '/logout?scope=local', undefined, token);
  if (problems.length === 0) return;
  throw new StartError(`The tokens of the sign-in service do not fit. ${problems.join(' ')}`);
}
