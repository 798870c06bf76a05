import { serverOptions } from '@bank-bonuses/api';
import { AuthClient } from '@supabase/supabase-js';
import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { inject, type TestContext } from 'vitest';
import { findPort } from '../../runtime/ports.ts';
import { preparedDatabase } from '../../testing/preparedSandbox.ts';
import { createSignIn, type SignIn } from '../context.ts';
import { signInService } from '../plugin.ts';
import { signInSettings, type SignInSwitches } from '../settings.ts';
import { readMailbox, signInTables, type SentMail } from '../store.ts';
import { createPrivateJwk } from '../signingKey.ts';

/**
 * URL of the sandbox with another sign-in service, which `npm run test:sign-in` tests. Tests with the
 * tag `own` do not run then: they need the clock and the settings of our own service.
 */
const outsideUrl = inject('outsideUrl');

/** Whether the tests run with another service than ours. */
export const isOutside = outsideUrl !== '';

const keyOf = (name: string, ofTests: string) => (isOutside && process.env[name]) || ofTests;
const publishableKey = keyOf('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_sandbox');
const secretKey = keyOf('SUPABASE_SECRET_KEY', 'sb_secret_test');

export type Client = InstanceType<typeof AuthClient>;

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Returns an unmodified Supabase client with its own storage, like a browser. */
export const createClient = (url: string, key: string): Client =>
  new AuthClient({
    url,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `test-${randomUUID()}`,
    storage: memoryStorage(),
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });

export interface SignInServer {
  origin: string;
  url: string;
  signIn: SignIn;
  errors: unknown[];
  secretKey: string;
  /** The `iss` of its tokens. */
  issuer: string;
  now(): number;
  /** Advances the service's clock. The clock of an outside service stays as it is. */
  advance(seconds: number): void;
  client(): Client;
  /** Sends a request with the publishable key, or with the given headers. */
  request(
    path: string,
    init?: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response>;
  /** Returns the mails to an address, newest first. */
  mails(to: string): Promise<SentMail[]>;
  close(): Promise<void>;
}

/** Returns the calls of a client, a script and a reader of mails for this service. */
const callsOf = (url: string): Pick<SignInServer, 'url' | 'secretKey' | 'client' | 'request'> => ({
  url,
  secretKey,
  client: () => createClient(url, publishableKey),
  request: (path, { headers, ...init } = {}) =>
    fetch(url + path, {
      redirect: 'manual',
      headers: { apikey: publishableKey, 'x-supabase-api-version': '2024-01-01', ...headers },
      ...init,
    }),
});

/** Returns the outside service, which a sandbox forwards and whose mails it receives. */
const outsideServer = (origin: string): SignInServer => ({
  ...callsOf(`${origin}/auth/v1`),
  origin,
  issuer: inject('outsideIssuer'),
  get signIn(): SignIn {
    throw new Error('Only a service of the test has settings and a store. Tag the test with own.');
  },
  errors: [],
  now: Date.now,
  advance: () => undefined,
  mails: async (to) => {
    const query = new URLSearchParams({ to }).toString();
    return (await fetch(`${origin}/__sandbox/mail.json?${query}`)).json() as Promise<SentMail[]>;
  },
  close: () => Promise.resolve(),
});

/** Returns the outside service of `npm run test:sign-in`, or starts our own. */
export const startSignIn = async (changes: SignInSwitches = {}): Promise<SignInServer> =>
  isOutside ? outsideServer(outsideUrl) : startOwnSignIn(changes);

/** Starts our service on a free port, with its own clock. */
export async function startOwnSignIn(changes: SignInSwitches = {}): Promise<SignInServer> {
  const port = await findPort(0);
  const origin = `http://localhost:${port}`;
  let now = Date.now();
  const errors: unknown[] = [];
  const { database } = await preparedDatabase();
  const signIn = await createSignIn({
    db: signInTables(database),
    settings: signInSettings({ siteUrl: origin, publishableKey, secretKey }, changes),
    signingKey: await createPrivateJwk(),
    now: () => now,
  });
  const app = fastify(serverOptions({ log: { level: 'silent' } }));
  const plugin = signInService(signIn, (error) => errors.push(error));
  await app.register(plugin, { prefix: '/auth/v1' });
  await app.listen({ host: 'localhost', port });
  return {
    ...callsOf(`${origin}/auth/v1`),
    origin,
    issuer: `${origin}/auth/v1`,
    signIn,
    errors,
    now: () => now,
    advance: (seconds) => void (now += seconds * 1_000),
    mails: (to) => readMailbox(signIn.db, { to, limit: 100 }),
    close: () => app.close(),
  };
}

/** Returns a unique email address. */
export const newAddress = (): string => `alex.${randomUUID().slice(0, 8)}@example.com`;

/** Returns the data of a call of the client. Throws its error. */
export async function dataOf<Result extends { data: unknown; error: unknown }>(
  call: Promise<Result>,
): Promise<NonNullable<Extract<Result, { error: null }>['data']>> {
  const { data, error } = await call;
  if (error instanceof Error) throw error;
  return data as NonNullable<Extract<Result, { error: null }>['data']>;
}

/** Opens the link of the newest mail with a code. Returns the URL to which it redirects. */
export async function openNewestLink(server: SignInServer, to: string): Promise<URL> {
  const mail = (await server.mails(to)).find(({ code }) => code !== null);
  const response = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** Returns the code of the newest mail or text message. */
export async function newestCode(server: SignInServer, to: string): Promise<string> {
  return (await server.mails(to)).find(({ code }) => code !== null)?.code ?? '';
}

/** Signs up and confirms the address. Returns the account and a client that is signed in. */
export async function signedUp(server: SignInServer, password = 'correct horse') {
  const account = { email: newAddress(), password };
  const client = server.client();
  await dataOf(client.signUp(account));
  await openNewestLink(server, account.email);
  const { session, user } = await dataOf(client.signInWithPassword(account));
  return { account, client, session, user };
}

/**
 * Skips a test of a feature that the service has turned off, as the error shows. With
 * `SIGN_IN_SKIPS=fail`, the test fails: in a run whose service has every feature, nothing may be
 * skipped.
 */
export function skipIfOff(
  { skip }: Pick<TestContext, 'skip'>,
  error: { code?: string | undefined } | null,
  { code, reason }: { code: string; reason: string },
): void {
  if (error?.code !== code) return;
  if (process.env['SIGN_IN_SKIPS'] === 'fail') throw new Error(reason);
  skip(reason);
}

/** Creates a challenge and answers it. */
export async function answer(
  client: Client,
  factorId: string,
  code: string | (() => Promise<string>),
) {
  const { id: challengeId } = await dataOf(client.mfa.challenge({ factorId, channel: 'sms' }));
  const given = typeof code === 'string' ? code : await code();
  return client.mfa.verify({ factorId, challengeId, code: given });
}

/** Adds an authenticator app. Returns a function for its current code. */
export async function addApp(server: SignInServer, client: Client) {
  const { id, totp } = await dataOf(client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' }));
  const code = () => new TOTP({ secret: totp.secret }).generate({ timestamp: server.now() });
  await dataOf(answer(client, id, code()));
  return { id, code };
}

/**
 * Answers the stub's page of a provider. Returns the URL to which it redirects, with the code for
 * `exchangeCodeForSession`.
 */
export async function answerProvider(
  server: SignInServer,
  authorizeUrl: string | null,
  fields: Record<string, string>,
): Promise<URL> {
  const page = authorizeUrl?.includes('/stub-provider')
    ? authorizeUrl
    : (await fetch(authorizeUrl ?? '', { redirect: 'manual' })).headers.get('location');
  const state = new URL(page ?? '').searchParams.get('state') ?? '';
  const query = new URLSearchParams({ state, answer: 'allow', ...fields });
  const response = await server.request(`/callback?${query.toString()}`);
  return new URL(response.headers.get('location') ?? '');
}

/** Signs in with Google, from the login page to the session. */
export async function signInWithGoogle(
  server: SignInServer,
  fields: Record<string, string>,
  client = server.client(),
) {
  const { url } = await dataOf(client.signInWithOAuth({ provider: 'google' }));
  const landed = await answerProvider(server, url, fields);
  const code = landed.searchParams.get('code');
  const session = code === null ? undefined : await dataOf(client.exchangeCodeForSession(code));
  return { client, landed, session };
}
