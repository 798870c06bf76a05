import { paths } from '@bank-bonuses/product/routes';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { DemoCustomer } from '../customers/demoCustomers.ts';
import { StartError } from '../runtime/startErrors.ts';
import type { OutsideSignIn } from './outsideSignIn.ts';

/** Returns where a link leads that asks for the given page, without the query. */
async function targetOf({ ask }: OutsideSignIn, page: string): Promise<string> {
  const query = new URLSearchParams({ token: 'none', type: 'signup', redirect_to: page });
  const { headers } = await ask('GET', `/verify?${query.toString()}`);
  const location = headers.get('location') ?? '';
  if (!URL.canParse(location)) return 'nowhere';
  const { origin, pathname } = new URL(location);
  return origin + pathname;
}

/** Returns one sentence for each address of the service that does not fit to the portal's origin. */
export async function addressMismatches(
  outside: OutsideSignIn,
  siteUrl: string,
): Promise<string[]> {
  const start = await targetOf(outside, 'https://not-on-the-list.invalid/');
  // With the queries that the portal sends, because a redirect list can contain them.
  const pages = [siteUrl + paths.authCallback, `${siteUrl}${paths.resetPassword}?type=recovery`];
  const targets = await Promise.all(pages.map((page) => targetOf(outside, page)));
  const wrong = pages.filter((page, index) => targets[index] !== page.split('?')[0]);
  return [
    ...(start.startsWith(`${siteUrl}/`)
      ? []
      : [`Site address: the service has ${start}, and this portal is ${siteUrl}.`]),
    ...wrong.map((page) => `Redirect list: the service does not allow ${page}.`),
  ];
}

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
