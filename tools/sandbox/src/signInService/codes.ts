import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { codeSeconds, digestOf, isOver, send, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import { refuseEarly } from './limiter.ts';
import type { Code, CodePurpose, User } from './model.ts';
import { externalUrl } from './settings.ts';
import { findUser, saveUser, type Db } from './store.ts';
import { proveMailbox } from './users.ts';

/** Throws 429 if a mail of this kind was requested for the address shortly before. */
export function spaceMails({ limiter }: SignIn, kind: string, email: string): void {
  refuseEarly('over_email_send_rate_limit', limiter.secondsUntilMessage(kind, email));
}

/** Returns six random digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const codeDigest = (email: string, code: string) => digestOf(`${email}\n${code}`);

/** Stores a code in place of an earlier one for the same purpose. */
function replaceCode(user: User, code: Code): void {
  user.codes = [...user.codes.filter(({ purpose }) => purpose !== code.purpose), code];
}

/** Mails the code with which a customer confirms a change of how to log in, or of the password. */
export async function mailCode(
  signIn: SignIn,
  db: Db,
  user: User,
  purpose: 'magiclink' | 'reauthentication',
): Promise<void> {
  const code = randomCode();
  const digest = codeDigest(user.email, code);
  replaceCode(user, { purpose, digest, createdAt: signIn.now() });
  await saveUser(db, user);
  const { signInCode, reauthentication } = signIn.mails;
  await send(
    signIn,
    db,
    user.email,
    (purpose === 'magiclink' ? signInCode : reauthentication)(code),
  );
}

/** Uses up the mailed code for a new password. Throws if it is wrong, used or expired. */
export function takeReauthentication(signIn: SignIn, user: User, given: string): void {
  const digest = codeDigest(user.email, given);
  const code = user.codes.find(
    (one) => one.purpose === 'reauthentication' && one.digest === digest,
  );
  if (code === undefined || isOver(signIn, code.createdAt, codeSeconds)) {
    throw new SignInError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  user.codes = user.codes.filter((one) => one !== code);
}

export interface WantedLink {
  purpose: 'signup' | 'recovery';
  /** The page of the portal to which the link leads. */
  redirectTo: string;
  /** The PKCE challenge of the browser; undefined for a link that only proves the address. */
  challenge: string | undefined;
}

/** Mails a link with a code, and stores the user. */
export async function mailLink(
  signIn: SignIn,
  db: Db,
  user: User,
  { purpose, redirectTo, challenge }: WantedLink,
): Promise<void> {
  const [code, createdAt] = [randomCode(), signIn.now()];
  // GoTrue marks the links of a PKCE flow with this prefix.
  const token = `${challenge === undefined ? '' : 'pkce_'}${randomBytes(28).toString('hex')}`;
  let flowId: string | undefined;
  if (challenge !== undefined) {
    flowId = randomUUID();
    const method = purpose === 'signup' ? 'email/signup' : purpose;
    user.flows.push({ id: flowId, method, challenge, createdAt });
  }
  const digest = codeDigest(user.email, code);
  replaceCode(user, { purpose, digest, linkDigest: digestOf(token), flowId, createdAt });
  await saveUser(db, user);
  const query = new URLSearchParams({ token, type: purpose, redirect_to: redirectTo });
  const name = user.metadata['full_name'];
  const mail = signIn.mails.link(purpose, {
    name: typeof name === 'string' ? name : undefined,
    link: `${externalUrl(signIn.settings)}/verify?${query.toString()}`,
    code,
  });
  await send(signIn, db, user.email, mail);
}

/** A link's token, or an address with its six digits. */
export type GivenCode = { link: string } | { email: string; code: string };

/** Returns the error for a code or a link that is wrong, used or expired. */
export const wrongCode = (message = 'Token has expired or is invalid'): SignInError =>
  new SignInError(403, 'otp_expired', message);

/** Uses up a mailed code, which proves the mailbox. Throws if it is wrong, used or expired. */
export async function takeCode(
  signIn: SignIn,
  db: Db,
  purposes: CodePurpose[],
  given: GivenCode,
): Promise<{ user: User; flowId: string | undefined }> {
  const part =
    'link' in given
      ? { linkDigest: digestOf(given.link) }
      : { digest: codeDigest(given.email, given.code) };
  const user = await findUser(db, { codes: [part] });
  const isGiven = ({ digest, linkDigest }: Code) =>
    part.linkDigest === undefined ? digest === part.digest : linkDigest === part.linkDigest;
  const code = user?.codes.find((one) => purposes.includes(one.purpose) && isGiven(one));
  if (user === undefined || code === undefined || isOver(signIn, code.createdAt, codeSeconds)) {
    throw 'link' in given ? wrongCode('Email link is invalid or has expired') : wrongCode();
  }
  user.codes = user.codes.filter((one) => one !== code);
  const proof = code.purpose === 'signup' ? 'sign-up' : 'recovery';
  proveMailbox(signIn, user, { proof, flowId: code.flowId });
  return { user, flowId: code.flowId };
}

/** Returns a new authorization code of a flow, which the browser that began it can exchange. */
export function issueAuthCode(user: User, flowId: string): string {
  const code = randomUUID();
  const flow = user.flows.find(({ id }) => id === flowId);
  if (flow !== undefined) flow.codeDigest = digestOf(code);
  return code;
}
