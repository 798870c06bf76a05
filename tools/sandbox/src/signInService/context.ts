import { signInMails, type SignInMail, type SignInMails } from '@bank-bonuses/mails';
import { senderName } from '@bank-bonuses/product';
import { paths } from '@bank-bonuses/product/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { JWK } from 'jose';
import { createLimiter, type Limiter } from './limiter.ts';
import type { SignInSettings } from './settings.ts';
import { putIntoMailbox, type Db } from './store.ts';
import { loadSigningKey, type SigningKey } from './signingKey.ts';

/** A person who is at a provider's page. */
interface Departure {
  provider: string;
  redirectTo: string;
  challenge: string;
  /** The id of the user who links the provider's account; undefined for a sign-in. */
  linkTo: string | undefined;
}

/** The dependencies of every route. */
export interface SignIn {
  db: Db;
  settings: SignInSettings;
  signingKey: SigningKey;
  limiter: Limiter;
  mails: SignInMails;
  /** The people who are at a provider's page, by `state`. Lost at a restart, like the page's form. */
  departures: Map<string, Departure>;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
}

/** Seconds for which mailed links, mailed codes and authorization codes work. */
export const codeSeconds = 3_600;

/** `signingKey` is the private key that signs access tokens. */
export async function createSignIn({
  db,
  settings,
  signingKey,
  now = Date.now,
}: Pick<SignIn, 'db' | 'settings'> & { signingKey: JWK; now?: () => number }): Promise<SignIn> {
  const { siteUrl } = settings;
  return {
    db,
    settings,
    signingKey: await loadSigningKey(signingKey),
    limiter: createLimiter(now),
    departures: new Map(),
    mails: signInMails({
      sender: senderName,
      loginUrl: siteUrl + paths.login,
      resetPasswordUrl: siteUrl + paths.resetPassword,
      lifetimeSeconds: codeSeconds,
    }),
    now,
  };
}

/** Runs a change in one transaction, so that users and mails are stored together or not at all. */
export const change = <Result>(
  signIn: SignIn,
  work: (signIn: SignIn) => Promise<Result>,
): Promise<Result> => signIn.db.transaction().execute((db) => work({ ...signIn, db }));

/** Sends a mail to an address, or a text message to a phone: both appear in the mailbox. */
export const send = ({ db, now }: SignIn, to: string, mail: SignInMail): Promise<void> =>
  putIntoMailbox(db, { to, createdAt: isoTime(now()), ...mail });

/** A request, which is answered in one transaction. */
export interface Call extends SignIn {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The answers of routes by method and path. */
export type Routes = Record<string, (call: Call) => unknown>;

/** Returns whether `seconds` have passed since `start`. */
export const isOver = ({ now }: SignIn, start: number, seconds: number): boolean =>
  now() >= start + seconds * 1_000;

/** Returns whole seconds, the unit of JWT claims. */
export const unixSeconds = (time: number): number => Math.floor(time / 1_000);

export const isoTime = (time: number): string => new Date(time).toISOString();

/** Returns the form in which a refresh token is stored, and a PKCE verifier is sent. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
