import { isEmailAddress } from '@bank-bonuses/product';
import { send, type Call, type SignIn } from './context.ts';
import { invalid, SignInError } from './errors.ts';
import type { Identity, User } from './model.ts';
import { queryText } from './request.ts';
import { findUser } from './store.ts';
import { newIdentity, newUser, proveMailbox } from './users.ts';

/** Maximum characters of a name, which every token of the account contains. */
const maxNameLength = 100;

/** Returns the profile that a person has entered on the stub's page, with a name that fits. */
export function readProfile(call: Call, provider: string): Identity {
  const email = queryText(call.request, 'email').trim().toLowerCase();
  if (!isEmailAddress(email)) throw invalid('The stub provider needs an email address');
  const name = [...queryText(call.request, 'name').trim()].slice(0, maxNameLength).join('');
  return newIdentity(call, { provider, email, name });
}

/** Returns the user to whom this provider's account is linked. */
export const findLinked = ({ db }: SignIn, { provider, email }: Identity) =>
  findUser(db, { identities: [{ provider, email }] });

export const alreadyLinked = (suffix = '') =>
  new SignInError(422, 'identity_already_exists', `Identity is already linked${suffix}`);

/**
 * Returns the account to which a person signs in: the one that is linked, otherwise the one with the
 * same address, otherwise a new one.
 */
export async function signInByProvider(signIn: SignIn, profile: Identity): Promise<User> {
  const { email, name } = profile;
  const linked = await findLinked(signIn, profile);
  if (linked !== undefined) return linked;
  const metadata = name === '' ? {} : { name, full_name: name };
  const known = await findUser(signIn.db, { email });
  const user = known ?? newUser(signIn, { email, passwordHash: null, metadata });
  if (user.confirmedAt === null) {
    proveMailbox(signIn, user, 'provider');
    user.metadata = metadata;
  } else {
    await send(signIn, email, signIn.mails.notice('identity-linked'));
  }
  user.identities.push(profile);
  return user;
}
