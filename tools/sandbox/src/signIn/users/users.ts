import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';
import type { Metadata, SignInTables } from '../database/tables.ts';
import { encodeMetadata, isWithinLimit } from './metadata.ts';

export type UserRow = Selectable<SignInTables['users']>;

export function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

export interface NewUser {
  email: string;
  passwordHash: string;
  data: Metadata;
}

/**
 * Inserts an unconfirmed user with an email identity. Returns undefined if the address already has
 * a user.
 */
export async function insertUser(
  context: SignInContext,
  db: Executor,
  { email, passwordHash, data }: NewUser,
): Promise<UserRow | undefined> {
  const id = randomUUID();
  const own = { sub: id, email, email_verified: false, phone_verified: false };
  const metadata = encodeMetadata({ ...data, ...own });
  const user = await insertUserRow(context, db, { id, email, passwordHash, metadata });
  if (user === undefined) return undefined;
  await insertEmailIdentity(context, db, user);
  return user;
}

/**
 * Inserts an unconfirmed user without identities. Returns undefined if the address already has a
 * user.
 */
export function insertUserRow(
  context: SignInContext,
  db: Executor,
  wanted: { id?: string; email: string; passwordHash: string | null; metadata: string },
): Promise<UserRow | undefined> {
  const now = context.now();
  return db
    .insertInto('users')
    .values({
      id: wanted.id ?? randomUUID(),
      email: wanted.email,
      password_hash: wanted.passwordHash,
      user_metadata: wanted.metadata,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Inserts the identity of sign-in by email and password. */
async function insertEmailIdentity(
  context: SignInContext,
  db: Executor,
  user: UserRow,
): Promise<void> {
  const now = context.now();
  await db
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider: 'email',
      provider_id: user.id,
      identity_data: JSON.stringify({ ...user.user_metadata, sub: user.id, email: user.email }),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .execute();
}

/**
 * Marks the user's address as confirmed. Password recovery calls this too, because it proves access
 * to the mailbox.
 */
export async function confirmUser(
  context: SignInContext,
  db: Executor,
  user: UserRow,
): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  const now = context.now();
  await db
    .updateTable('users')
    .set({
      email_confirmed_at: now,
      updated_at: now,
      user_metadata: JSON.stringify({ ...user.user_metadata, email_verified: true }),
    })
    .where('id', '=', user.id)
    .execute();
  await changeEmailIdentity(context, db, user.id, (data) => ({ ...data, email_verified: true }));
}

/**
 * Removes metadata that the owner of the address may not have chosen: before the address was
 * confirmed, another person may have signed up with it. Also removes metadata that exceeds the size
 * limit. Keeps the service's own keys, such as `email_verified`.
 */
export async function dropForeignMetadata(
  context: SignInContext,
  db: Executor,
  user: UserRow,
): Promise<UserRow> {
  const isOwn = user.email_confirmed_at !== null;
  if (isOwn && isWithinLimit(user.user_metadata)) return user;
  const own = { sub: user.id, email: user.email, email_verified: isOwn, phone_verified: false };
  await changeEmailIdentity(context, db, user.id, () => own);
  return db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify(own), updated_at: context.now() })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates the data of the user's email identity. */
export async function changeEmailIdentity(
  context: SignInContext,
  db: Executor,
  userId: string,
  change: (data: Metadata) => Metadata,
): Promise<void> {
  const identity = await db
    .selectFrom('identities')
    .select(['id', 'identity_data'])
    .where('user_id', '=', userId)
    .where('provider', '=', 'email')
    .executeTakeFirst();
  if (identity === undefined) return;
  await db
    .updateTable('identities')
    .set({
      identity_data: JSON.stringify(change(identity.identity_data)),
      updated_at: context.now(),
    })
    .where('id', '=', identity.id)
    .execute();
}
