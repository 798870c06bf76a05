import type { SignInServer } from './signInServer.ts';

async function follow(url: string | null | undefined): Promise<string> {
  const answer = await fetch(url ?? '', { redirect: 'manual' });
  if (answer.status !== 302) throw new Error(`No redirect: ${answer.status}`);
  return answer.headers.get('location') ?? '';
}

/** A person's input at the stub provider. */
export interface StubAnswer {
  email?: string;
  account?: string;
  name?: string;
  verified?: 'yes' | 'no';
  answer?: 'allow' | 'deny';
}

/** The provider's page that an authorize address leads to. */
export async function openProvider(url: string | null | undefined): Promise<URL> {
  return new URL(await follow(url));
}

/** The callback's address with the provider's answer. */
export async function answerProvider(page: URL, wanted: StubAnswer): Promise<URL> {
  const query = new URLSearchParams({ verified: 'yes', answer: 'allow', ...wanted });
  query.set('state', page.searchParams.get('state') ?? '');
  return new URL(await follow(`${page.origin}${page.pathname}/answer?${query.toString()}`));
}

/** Where the browser ends after the callback. */
export async function openCallback(callback: URL): Promise<URL> {
  return new URL(await follow(callback.href));
}

/** Asks for the sign-in through a provider, as far as the provider's page. */
export async function beginSocialSignIn(
  server: SignInServer,
  flowType: 'pkce' | 'implicit' = 'pkce',
) {
  const client = server.client({ flowType });
  const redirectTo = `${server.origin}/auth/callback?b=2&a=1`;
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  return { client, page: await openProvider(data.url) };
}

/** The whole way through the provider, with the client that asks for it. */
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
