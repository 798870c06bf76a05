import type { SignInServer } from './signInServer.ts';

async function follow(url: string | null | undefined): Promise<string> {
  const answer = await fetch(url ?? '', { redirect: 'manual' });
  if (answer.status !== 302) throw new Error(`No redirect: ${answer.status}`);
  return answer.headers.get('location') ?? '';
}

/** The values that a person enters in the stub provider's form. */
export interface StubAnswer {
  email?: string;
  account?: string;
  name?: string;
  verified?: 'yes' | 'no';
  answer?: 'allow' | 'deny';
}

/** Opens an authorize URL. Returns the URL of the provider's page, to which it redirects. */
export async function openProvider(url: string | null | undefined): Promise<URL> {
  return new URL(await follow(url));
}

/** Submits the provider's form. Returns the callback URL, to which the provider redirects. */
export async function answerProvider(page: URL, wanted: StubAnswer): Promise<URL> {
  const query = new URLSearchParams({ verified: 'yes', answer: 'allow', ...wanted });
  query.set('state', page.searchParams.get('state') ?? '');
  return new URL(await follow(`${page.origin}${page.pathname}/answer?${query.toString()}`));
}

/** Opens the callback URL. Returns the URL to which it redirects. */
export async function openCallback(callback: URL): Promise<URL> {
  return new URL(await follow(callback.href));
}

/** Starts the sign-in with a provider and opens the provider's page. */
export async function beginSocialSignIn(
  server: SignInServer,
  flowType: 'pkce' | 'implicit' = 'pkce',
) {
  const client = server.client({ flowType });
  const redirectTo = `${server.origin}/auth/callback?b=2&a=1`;
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  return { client, page: await openProvider(data.url) };
}

/** Signs in with a provider, from the start to the open session. */
export async function signInThrough(
  server: SignInServer,
  wanted: StubAnswer,
  client = server.client(),
) {
  const redirectTo = `${server.origin}/auth/callback`;
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  const redirected = await openCallback(await answerProvider(await openProvider(data.url), wanted));
  const code = redirected.searchParams.get('code');
  const exchanged = code === null ? undefined : await client.exchangeCodeForSession(code);
  return { client, redirected, session: exchanged?.data.session ?? undefined };
}
