import { isEmailAddress } from '@bank-bonuses/product';
import { send, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import type { Identity, User } from './model.ts';
import { findUser, type Db } from './store.ts';
import { newIdentity, newUser, proveMailbox } from './users.ts';

/** Maximum characters of a name, which every token of the account contains. */
const maxNameLength = 100;

/** Returns the profile that a person has entered on the stub's page, with a name that fits. */
export function readProfile(
  signIn: SignIn,
  provider: string,
  text: (name: string) => string,
): Identity {
  const email = text('email').trim().toLowerCase();
  if (!isEmailAddress(email) || email.length > 255) {
    throw invalid('The stub provider needs an email address');
  }
  const name = [...text('name').trim()].slice(0, maxNameLength).join('');
  const isVerified = text('verified') !== 'no';
  return newIdentity(signIn, { provider, email, isVerified, name });
}

/** Returns the user to whom this provider's account is linked. */
export const findLinked = (db: Db, { provider, email }: Identity): Promise<User | undefined> =>
  findUser(db, { identities: [{ provider, email }] });

export const alreadyLinked = (suffix = '') =>
  new SignInError(422, 'identity_already_exists', `Identity is already linked${suffix}`);

/**
 * Returns the account to which a person signs in: the one that is linked, otherwise the one with the
 * same address, otherwise a new one. An address that the provider has not verified proves nothing, so
 * it neither finds nor creates an account.
 */
export async function signInByProvider(signIn: SignIn, db: Db, profile: Identity): Promise<User> {
  const { provider, email, isVerified, name } = profile;
  const linked = await findLinked(db, profile);
  if (linked !== undefined && linked.confirmedAt !== null) return linked;
  const known = linked ?? (await findUser(db, { email }));
  if (!isVerified || (known !== undefined && known.email !== email)) {
    throw new SignInError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  }
  const metadata = name === '' ? {} : { name, full_name: name };
  const user = known ?? newUser(signIn, { email, passwordHash: null, metadata });
  if (user.confirmedAt === null) {
    proveMailbox(signIn, user, { proof: 'provider' });
    user.metadata = metadata;
  } else {
    await send(signIn, db, email, signIn.mails.notice('identity-linked'));
  }
  user.identities.push(profile);
  return user;
}
