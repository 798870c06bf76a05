import { serverOptions } from '@bank-bonuses/api';
import { AuthClient } from '@supabase/supabase-js';
import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { findPort } from '../../runtime/ports.ts';
import type { SignInContext } from '../context.ts';
import type { Mail } from '../mails/outbox.ts';
import { createSignInContext, signInService } from '../plugin.ts';
import { signInSettings, type SignInSettings } from '../settings.ts';
import { createPrivateJwk } from '../sessions/signingKey.ts';
import { answerUnreadable } from '../http/unreadable.ts';
import { plainPasswords } from './plainPasswords.ts';
import { testDatabase } from './testDatabase.ts';

const publishableKey = 'sb_publishable_test';
const secretKey = 'sb_secret_test';

/** Returns an in-memory replacement for the browser storage of the client. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
    removeItem: (key: string) => {
      items.delete(key);
    },
  };
}

export interface SignInServer {
  origin: string;
  url: string;
  context: SignInContext;
  /** Advances the service's clock. */
  advance(seconds: number): void;
  /** Returns an unmodified Supabase client with its own storage, like a browser. */
  client(options?: { flowType?: 'pkce' | 'implicit' }): InstanceType<typeof AuthClient>;
  /**
   * Sends a request with the publishable key and the API version of the newer error format.
   * `headers` overrides default headers, or removes them.
   */
  request(
    path: string,
    options?: { method?: string; headers?: Record<string, string | undefined>; body?: unknown },
  ): Promise<Response>;
  /** Sends a POST from another network address and returns the status. */
  postFrom(
    remoteAddress: string,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<number>;
  mails(to: string): Promise<Mail[]>;
  errors: unknown[];
  close(): Promise<void>;
}

function requester(url: string): SignInServer['request'] {
  return (path, { method = 'GET', headers = {}, body } = {}) => {
    const all: Record<string, string | undefined> = {
      apikey: publishableKey,
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...headers,
    };
    const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(url + path, { method, headers: sent, body: content, redirect: 'manual' });
  };
}

/**
 * Starts the service on a free HTTP port, with its own clock and secrets. For speed, passwords are
 * stored as plain text and responses skip their fixed delay, unless `takesTime` is set.
 */
export async function startSignIn(
  changes: Parameters<typeof signInSettings>[1] = {},
  { takesTime = false } = {},
): Promise<SignInServer> {
  const port = await findPort(0);
  const origin = `http://localhost:${port}`;
  const url = `${origin}/auth/v1`;
  let now = new Date();
  const errors: unknown[] = [];
  const settings: SignInSettings = signInSettings(
    { siteUrl: origin, publishableKey, secretKey },
    changes,
  );
  const context = await createSignInContext({
    db: await testDatabase(),
    settings,
    secrets: { signingKey: await createPrivateJwk(), digestSecret: randomUUID() },
    now: () => now,
  });
  if (!takesTime) {
    context.passwords = plainPasswords;
    context.wait = () => Promise.resolve();
  }
  const app = fastify(answerUnreadable(serverOptions({ log: { level: 'silent' } }), '/auth/v1'));
  await app.register(
    signInService(context, (error) => errors.push(error)),
    { prefix: '/auth/v1' },
  );
  await app.listen({ host: 'localhost', port });
  return {
    origin,
    url,
    context,
    errors,
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    client: ({ flowType = 'pkce' } = {}) =>
      new AuthClient({
        url,
        headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
        storageKey: `test-${randomUUID()}`,
        storage: memoryStorage(),
        flowType,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      }),
    request: requester(url),
    async postFrom(remoteAddress, path, body, more = { 'x-forwarded-for': randomUUID() }) {
      const headers = { apikey: publishableKey, ...more };
      const answer = await app.inject({
        method: 'POST',
        url: `/auth/v1${path}`,
        remoteAddress,
        headers,
        payload: JSON.stringify(body),
      });
      return answer.statusCode;
    },
    mails: (to) =>
      context.db
        .selectFrom('outbox')
        .select(['to', 'subject', 'text', 'html', 'links', 'code'])
        .where('to', '=', to)
        .orderBy('position', 'desc')
        .execute(),
    close: () => app.close(),
  };
}

/** Returns a unique email address. */
export function newAddress(name = 'alex'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/**
 * Opens the link of the newest mail that contains a code. Returns the URL to which the link
 * redirects, without opening it.
 */
export async function openNewestLink(server: SignInServer, to: string): Promise<URL> {
  const mail = (await server.mails(to)).find(({ code }) => code !== null);
  const link = mail?.links[0];
  if (link === undefined) throw new Error('Missing mail with a link');
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', server.origin);
}

/** Creates an account with a confirmed address: signs up and opens the mailed link. */
export async function confirmedAccount(
  server: SignInServer,
  password = 'correct horse',
): Promise<{ email: string; password: string }> {
  const email = newAddress();
  await server.client().signUp({ email, password });
  await openNewestLink(server, email);
  return { email, password };
}
