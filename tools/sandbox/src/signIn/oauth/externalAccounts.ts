import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { noticeMail } from '../mails/notices.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { replaceTokenMail, withdrawTokens } from '../mails/tokenMails.ts';
import { spaceMails } from '../rateLimits/rateLimits.ts';
import { encodeMetadata } from '../users/metadata.ts';
import { confirmUser, findUser, findUserByEmail, insertUserRow } from '../users/users.ts';
import { isBanned, type UserRow } from '../users/users.ts';
import { identityData, type ExternalProfile } from './stubProfile.ts';

/** The account of a person at a social provider. */
interface ExternalAccount {
  provider: string;
  profile: ExternalProfile;
}

interface Arrival extends ExternalAccount {
  /** The redirect target for a confirmation mail, if one must be sent. */
  redirectTo: string;
}

function needsVerification(provider: string, what: string): AuthApiError {
  const message = `Unverified email with ${provider}. ${what}`;
  return new AuthApiError(422, 'provider_email_needs_verification', message);
}

function alreadyLinked(suffix: string): AuthApiError {
  return new AuthApiError(422, 'identity_already_exists', `Identity is already linked${suffix}`);
}

export function findIdentity(db: Executor, { provider, profile }: ExternalAccount) {
  return db
    .selectFrom('identities')
    .select(['id', 'user_id'])
    .where('provider', '=', provider)
    .where('provider_id', '=', profile.subject)
    .executeTakeFirst();
}

export async function insertIdentity(
  context: SignInContext,
  db: Executor,
  userId: string,
  { provider, profile }: ExternalAccount,
): Promise<void> {
  const now = context.now();
  const inserted = await db
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider,
      provider_id: profile.subject,
      identity_data: JSON.stringify(identityData(profile)),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) throw alreadyLinked('');
}

async function changeUserData(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  changes: { user_metadata: string; password_hash?: null },
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ ...changes, updated_at: context.now() })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Removes everything that an earlier sign-up added to an unconfirmed account: password, metadata,
 * sessions and other identities. Called when a person signs in with a provider, because the person
 * who signed up earlier has not proved to be the owner of the address.
 */
async function forgetUnproved(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  { provider, profile }: Arrival,
): Promise<UserRow> {
  await db
    .deleteFrom('identities')
    .where('user_id', '=', user.id)
    .where((eb) => eb.not(eb.and({ provider, provider_id: profile.subject })))
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await withdrawTokens(db, user.id, 'all');
  const user_metadata = encodeMetadata(identityData(profile));
  return changeUserData(context, db, user, { user_metadata, password_hash: null });
}

/**
 * Returns the account to which this identity is linked, otherwise the account with the same
 * verified address, otherwise a new account.
 */
async function findOrInsert(
  context: SignInContext,
  db: Executor,
  arrival: Arrival,
): Promise<UserRow> {
  const { provider, profile } = arrival;
  const data = identityData(profile);
  const identity = await findIdentity(db, arrival);
  const byAddress = await findUserByEmail(db, profile.email);
  if (identity !== undefined) {
    const changes = { identity_data: JSON.stringify(data), last_sign_in_at: context.now() };
    await db.updateTable('identities').set(changes).where('id', '=', identity.id).execute();
  } else if (byAddress !== undefined && !profile.emailVerified) {
    throw needsVerification(provider, `Verify the email with ${provider} in order to sign in`);
  }
  const known = identity === undefined ? byAddress : await findUser(db, identity.user_id);
  if (known === undefined) {
    const wanted = { email: profile.email, passwordHash: null, metadata: encodeMetadata(data) };
    const user = await insertUserRow(context, db, wanted);
    if (user === undefined) throw needsVerification(provider, 'Please try again');
    await insertIdentity(context, db, user.id, arrival);
    return user;
  }
  if (isBanned(known, context.now())) throw new AuthApiError(403, 'user_banned', 'User is banned');
  if (identity === undefined) {
    await insertIdentity(context, db, known.id, arrival);
    if (known.email_confirmed_at !== null) await tellOwner(context, db, known.email);
  }
  const user_metadata = encodeMetadata({ ...known.user_metadata, ...data, email: known.email });
  return changeUserData(context, db, known, { user_metadata });
}

async function tellOwner(context: SignInContext, db: Executor, email: string): Promise<void> {
  await putIntoOutbox(context, db, noticeMail('identity-linked', email, context.settings.siteUrl));
}

/**
 * Returns the user's id, or an error. The error is returned instead of thrown, because throwing
 * would roll back the confirmation mail.
 */
export async function signInExternally(
  context: SignInContext,
  db: Executor,
  arrival: Arrival,
): Promise<string | AuthApiError> {
  const { provider, profile, redirectTo } = arrival;
  const user = await findOrInsert(context, db, arrival);
  if (user.email_confirmed_at !== null) return user.id;
  const left = await forgetUnproved(context, db, user, arrival);
  if (profile.emailVerified && profile.email === user.email) {
    await confirmUser(context, db, left);
    return user.id;
  }
  await spaceMails(context, db, 'signup', user.email);
  const mail = { purpose: 'signup', redirectTo, challenge: undefined } as const;
  await replaceTokenMail(context, db, left, mail);
  return needsVerification(
    provider,
    `A confirmation email has been sent to your ${provider} email`,
  );
}

/** Links the identity to the user who started the linking flow. Returns the user's id. */
export async function linkIdentity(
  context: SignInContext,
  db: Executor,
  sessionId: string,
  arrival: Arrival,
): Promise<string> {
  const target = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (target === undefined) {
    throw new AuthApiError(422, 'user_not_found', 'Linking target user not found');
  }
  if (isBanned(target, context.now())) {
    throw new AuthApiError(403, 'user_banned', 'User is banned');
  }
  const identity = await findIdentity(db, arrival);
  if (identity !== undefined) {
    throw alreadyLinked(identity.user_id === target.id ? '' : ' to another user');
  }
  await insertIdentity(context, db, target.id, arrival);
  await tellOwner(context, db, target.email);
  return target.id;
}
