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

/** A browser's storage, as far as the client needs it. */
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
  /** Moves the service's clock on. */
  advance(seconds: number): void;
  /** The unmodified client, as one browser. */
  client(options?: { flowType?: 'pkce' | 'implicit' }): InstanceType<typeof AuthClient>;
  /** A bare request with the publishable key and the newer error shape; headers may be changed or left out. */
  request(
    path: string,
    options?: { method?: string; headers?: Record<string, string | undefined>; body?: unknown },
  ): Promise<Response>;
  /** The status of a POST that comes from another network address. */
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
 * Starts the service on a free port over HTTP, with its own clock and secrets. It keeps passwords as plain text and
 * answers without the fixed wait, unless `takesTime` asks for the product's hashing and waiting.
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

/** An address that no other test uses. */
export function newAddress(name = 'alex'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/** The only link of the newest mail that asks for something, as its reader's browser would open it: without following. */
export async function openNewestLink(server: SignInServer, to: string): Promise<URL> {
  const mail = (await server.mails(to)).find(({ code }) => code !== null);
  const link = mail?.links[0];
  if (link === undefined) throw new Error('There is no mail with a link.');
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', server.origin);
}

/** A confirmed account, made the way a person makes it. */
export async function confirmedAccount(
  server: SignInServer,
  password = 'correct horse',
): Promise<{ email: string; password: string }> {
  const email = newAddress();
  await server.client().signUp({ email, password });
  await openNewestLink(server, email);
  return { email, password };
}
