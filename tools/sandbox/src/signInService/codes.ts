import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { codeSeconds, isOver, send, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import type { Code, CodePurpose, Flow, User } from './model.ts';
import { externalUrl } from './settings.ts';
import { findUser, saveUser } from './store.ts';
import { proveMailbox } from './users.ts';

/** Returns six random digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Stores a code in place of an earlier one for the same purpose. */
function replaceCode(user: User, code: Code): void {
  user.codes = [...user.codes.filter(({ purpose }) => purpose !== code.purpose), code];
}

/** Mails the code with which a customer confirms a change of how to log in, or of the password. */
export async function mailCode(
  signIn: SignIn,
  user: User,
  purpose: 'magiclink' | 'reauthentication',
): Promise<void> {
  const code = randomCode();
  replaceCode(user, { purpose, code, createdAt: signIn.now() });
  await saveUser(signIn.db, user);
  const { signInCode, reauthentication } = signIn.mails;
  const mail = purpose === 'magiclink' ? signInCode(code) : reauthentication(code);
  await send(signIn, user.email, mail);
}

export interface WantedLink {
  purpose: 'signup' | 'recovery';
  /** The page of the portal to which the link leads. */
  redirectTo: string;
  /** The PKCE challenge of the browser; undefined for a link that only proves the address. */
  challenge: string | null | undefined;
}

/** Mails a link with a code, and stores the user. */
export async function mailLink(
  signIn: SignIn,
  user: User,
  { purpose, redirectTo, challenge }: WantedLink,
): Promise<void> {
  const [code, createdAt] = [randomCode(), signIn.now()];
  const token = randomBytes(28).toString('hex');
  replaceCode(user, { purpose, code, token, challenge: challenge ?? undefined, createdAt });
  await saveUser(signIn.db, user);
  const query = new URLSearchParams({ token, type: purpose, redirect_to: redirectTo });
  const name = user.metadata['full_name'];
  const mail = signIn.mails.link(purpose, {
    name: typeof name === 'string' ? name : undefined,
    link: `${externalUrl(signIn.settings)}/verify?${query.toString()}`,
    code,
  });
  await send(signIn, user.email, mail);
}

/** A link's token, or an address with its six digits. */
export type GivenCode = { token: string } | { email: string; code: string };

/** Uses up a mailed code. Returns undefined if it is wrong, used or expired. */
export function takeCode(
  signIn: SignIn,
  user: User | undefined,
  isGiven: (code: Code) => boolean,
): Code | undefined {
  const code = user?.codes.find(isGiven);
  if (user === undefined || code === undefined) return undefined;
  user.codes = user.codes.filter((one) => one !== code);
  return isOver(signIn, code.createdAt, codeSeconds) ? undefined : code;
}

/** Uses up a mailed code, which proves the mailbox. Throws if it is wrong, used or expired. */
export async function proveByCode(
  signIn: SignIn,
  purposes: CodePurpose[],
  given: GivenCode,
): Promise<{ user: User; code: Code }> {
  const isLink = 'token' in given;
  const user = await findUser(signIn.db, isLink ? { codes: [given] } : { email: given.email });
  const code = takeCode(signIn, user, (one) => {
    const isGiven = 'token' in given ? one.token === given.token : one.code === given.code;
    return isGiven && purposes.includes(one.purpose);
  });
  if (user === undefined || code === undefined) {
    const what = isLink ? 'Email link' : 'Token';
    throw new SignInError(403, 'otp_expired', `${what} is invalid or has expired`);
  }
  proveMailbox(signIn, user, code.purpose === 'signup' ? 'sign-up' : 'recovery');
  return { user, code };
}

/** Stores a user with a new authorization code, which the browser that began can exchange. */
export async function issueAuthCode(
  { db, now }: SignIn,
  user: User,
  flow: Pick<Flow, 'method' | 'challenge' | 'link'>,
): Promise<string> {
  const code = randomUUID();
  user.flows.push({ ...flow, code, createdAt: now() });
  await saveUser(db, user);
  return code;
}
