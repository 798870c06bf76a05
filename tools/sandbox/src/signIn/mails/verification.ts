import type { Selectable } from 'kysely';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import { completeEmailChange } from '../users/emailChange.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import type { SignInTables, TokenPurpose } from '../database/tables.ts';
import { codeDigest, linkDigest } from './tokenMails.ts';
import { confirmUser, dropForeignMetadata, findUser, isBanned } from '../users/users.ts';

type TokenRow = Selectable<SignInTables['one_time_tokens']>;

/**
 * The purposes of the tokens that each valid `type` of a request accepts. The list is empty for
 * types whose tokens this service never mails.
 */
const purposesByType: Record<string, TokenPurpose[]> = {
  signup: ['signup'],
  email: ['signup', 'magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  invite: [],
  magiclink: ['magiclink'],
  sms: [],
  phone_change: [],
};

/** Returns the purposes of a request's `type`. */
export function purposesOf(type: string): TokenPurpose[] {
  const purposes = Object.hasOwn(purposesByType, type) ? purposesByType[type] : undefined;
  if (purposes === undefined) throw invalid('Unsupported verification type');
  return purposes;
}

/** Returns the 403 for a link that is wrong, used or expired. */
function linkExpired(): AuthApiError {
  return new AuthApiError(403, 'otp_expired', 'Email link is invalid or has expired');
}

/** Returns the 403 for a code that is wrong, used or expired. */
function codeExpired(): AuthApiError {
  return new AuthApiError(403, 'otp_expired', 'Token has expired or is invalid');
}

export interface MailedToken {
  purposes: TokenPurpose[];
  link?: string;
  emailAndCode?: { email: string; code: string };
}

/**
 * Deletes the token and returns it, so that it can be used only once. Returns undefined if no valid
 * token exists.
 */
async function takeToken(
  context: SignInContext,
  db: Executor,
  { purposes, link, emailAndCode }: MailedToken,
): Promise<TokenRow | undefined> {
  if (purposes.length === 0) return undefined;
  let query = db.deleteFrom('one_time_tokens').where('purpose', 'in', purposes);
  if (link !== undefined) query = query.where('link_digest', '=', linkDigest(context, link));
  if (emailAndCode !== undefined) {
    const { email, code } = emailAndCode;
    query = query
      .where('email', '=', email)
      .where('code_digest', '=', codeDigest(context, email, code));
  }
  const row = await query.returningAll().executeTakeFirst();
  const expiry = addSeconds(row?.created_at ?? new Date(0), context.settings.oneTimeTokenSeconds);
  return context.now() < expiry ? row : undefined;
}

/**
 * The result of using a token. `first-of-two`: a change of address needs two confirmations, and
 * this was the first one.
 */
export type Verification =
  | { kind: 'verified'; userId: string; flowStateId: string | null }
  | { kind: 'first-of-two' };

/**
 * Uses a mailed token: confirms the address, or one of the two addresses of a change of address.
 */
export async function verifyMailedToken(
  context: SignInContext,
  db: Executor,
  token: MailedToken,
): Promise<Verification> {
  const expired = token.link === undefined ? codeExpired() : linkExpired();
  const row = await takeToken(context, db, token);
  const user = row && (await findUser(db, row.user_id));
  if (row === undefined || user === undefined) throw expired;
  if (isBanned(user, context.now())) throw new AuthApiError(403, 'user_banned', 'User is banned');
  if (row.purpose === 'recovery') {
    await confirmUser(context, db, await dropForeignMetadata(context, db, user));
  } else if (row.purpose === 'signup') {
    await confirmUser(context, db, user);
  } else if (row.purpose !== 'magiclink' && !(await completeEmailChange(context, db, user))) {
    return { kind: 'first-of-two' };
  }
  return { kind: 'verified', userId: user.id, flowStateId: row.flow_state_id };
}
