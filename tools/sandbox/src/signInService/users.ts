import { randomUUID } from 'node:crypto';
import { isoTime, type SignIn } from './context.ts';
import type { Factor, Identity, Metadata, User } from './model.ts';

/** Returns an identity that is not linked yet. */
export const newIdentity = (
  { now }: SignIn,
  own: Omit<Identity, 'id' | 'createdAt'>,
): Identity => ({ id: randomUUID(), createdAt: now(), ...own });

type NewUser = Pick<User, 'email' | 'passwordHash' | 'metadata'>;

/** Returns an unconfirmed user. One with a password has the identity of email and password. */
export function newUser(signIn: SignIn, { email, passwordHash, metadata }: NewUser): User {
  const own = { provider: 'email', email, name: '' };
  return {
    id: randomUUID(),
    email,
    passwordHash,
    metadata,
    confirmedAt: null,
    createdAt: signIn.now(),
    identities: passwordHash === null ? [] : [newIdentity(signIn, own)],
    sessions: [],
    codes: [],
    flows: [],
    factors: [],
  };
}

/**
 * Records that the owner of the mailbox has proved the address of an account. Another person may
 * have signed up before, so earlier codes go. A confirmed sign-up keeps its password and data; after
 * a recovery or a sign-in with a provider, these go too.
 */
export function proveMailbox(
  { now }: SignIn,
  user: User,
  proof: 'sign-up' | 'recovery' | 'provider',
): void {
  if (user.confirmedAt !== null) return;
  user.confirmedAt = now();
  user.codes = [];
  if (proof === 'sign-up') return;
  user.passwordHash = null;
  user.metadata = {};
  if (proof === 'provider') user.identities = [];
}

/** Returns whether the account has a second factor. */
export const hasSecondFactor = ({ factors }: User): boolean =>
  factors.some(({ isVerified }) => isVerified);

export function factorJson({ id, name, type, isVerified, phone, ...times }: Factor) {
  const createdAt = isoTime(times.createdAt);
  return {
    id,
    friendly_name: name === '' ? undefined : name,
    factor_type: type,
    status: isVerified ? 'verified' : 'unverified',
    phone: phone ?? '',
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const identityJson = (user: User, { id, provider, email, name, createdAt }: Identity) => ({
  identity_id: id,
  id: provider === 'email' ? user.id : email,
  user_id: user.id,
  identity_data: {
    sub: email,
    email,
    email_verified: user.confirmedAt !== null,
    ...(name !== '' && { name }),
  },
  provider,
  email,
  created_at: isoTime(createdAt),
});

/** Returns a user as it appears in responses. */
export function userJson(user: User) {
  const { id, email, metadata, confirmedAt, identities, factors, createdAt } = user;
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const email_verified = confirmedAt !== null;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    email_confirmed_at: confirmedAt === null ? undefined : isoTime(confirmedAt),
    app_metadata: { provider: providers[0] ?? 'email', providers },
    user_metadata: { ...metadata, sub: id, email, email_verified, phone_verified: false },
    ...(factors.length > 0 && { factors: factors.map(factorJson) }),
    identities: identities.map((identity) => identityJson(user, identity)),
    created_at: isoTime(createdAt),
    is_anonymous: false,
  };
}

/** Returns the response to a sign-up with the address of a confirmed account: an invented user. */
export function madeUpUserJson(signIn: SignIn, email: string, metadata: Metadata) {
  const user = newUser(signIn, { email, passwordHash: null, metadata });
  return { ...userJson(user), role: '', identities: [] };
}
