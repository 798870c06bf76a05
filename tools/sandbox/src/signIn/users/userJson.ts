import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';
import type { Metadata, SignInTables } from '../database/tables.ts';
import { factorJson, listFactors } from '../factors/factors.ts';
import type { UserRow } from './users.ts';

type IdentityRow = Selectable<SignInTables['identities']>;

/** A user as it appears in responses. */
export type UserJson = { id: string; email: string; app_metadata: AppMetadata } & Metadata;

export interface AppMetadata {
  provider: string;
  providers: string[];
}

function moment(value: Date | null): string | undefined {
  return value?.toISOString();
}

function identityJson(row: IdentityRow): Metadata {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    last_sign_in_at: moment(row.last_sign_in_at) ?? null,
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
    email: row.identity_data['email'],
  };
}

/** Returns the providers of the user's identities, oldest first. */
function appMetadata(providers: string[]): AppMetadata {
  return { provider: providers[0] ?? 'email', providers };
}

/** Returns a user with identities as JSON. As in GoTrue, times that are `null` are left out. */
export async function userJson(db: Executor, user: UserRow): Promise<UserJson> {
  const identities = await db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const factors = await listFactors(db, user.id);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: moment(user.email_confirmed_at),
    phone: '',
    confirmation_sent_at: moment(user.confirmation_sent_at),
    confirmed_at: moment(user.email_confirmed_at),
    recovery_sent_at: moment(user.recovery_sent_at),
    reauthentication_sent_at: moment(user.reauthentication_sent_at),
    new_email: user.new_email ?? undefined,
    email_change_sent_at: moment(user.email_change_sent_at),
    last_sign_in_at: moment(user.last_sign_in_at),
    app_metadata: appMetadata([...new Set(identities.map(({ provider }) => provider))]),
    user_metadata: user.user_metadata,
    ...(factors.length === 0 ? {} : { factors: factors.map(factorJson) }),
    identities: identities.map(identityJson),
    created_at: moment(user.created_at),
    updated_at: moment(user.updated_at),
    banned_until: moment(user.banned_until),
    is_anonymous: false,
  };
}

/**
 * Returns a fake user without identities, as JSON. It is the response to a sign-up with an address
 * that already has a confirmed account, and does not reveal that the account exists.
 */
export function obfuscatedUserJson(
  context: SignInContext,
  email: string,
  data: Metadata,
): UserJson {
  const now = context.now().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: appMetadata(['email']),
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
