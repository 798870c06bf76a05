import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';
import { tokenMail } from './mailMessages.ts';
import { putIntoOutbox } from './outbox.ts';
import type { CodeChallenge } from './pkce.ts';
import { externalUrl } from '../settings.ts';
import type { CodePurpose, FlowMethod, LinkPurpose, TokenPurpose } from '../database/tables.ts';
import type { UserRow } from '../users/users.ts';

/**
 * Prefix of the link tokens of PKCE flows. Such a link redirects with an authorization code instead
 * of a session.
 */
export const pkcePrefix = 'pkce_';

/** The `type` parameter of each purpose in links and requests. */
const linkTypes: Record<LinkPurpose, string> = {
  signup: 'signup',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

const flowMethods: Record<LinkPurpose, FlowMethod> = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

/** Returns the stored digest of a link's token. */
export function linkDigest(context: SignInContext, token: string): string {
  return context.digests.of('link', token);
}

/** Returns the stored digest of a six-digit code. The digest depends on the address too. */
export function codeDigest(context: SignInContext, email: string, code: string): string {
  return context.digests.of('code', `${email}\n${code}`);
}

/** Returns six random digits. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Begins a PKCE flow. Call this only if the mail is really sent: the browser stores only the
 * verifier of the latest flow, so a flow without a mail would break the link that was mailed
 * before.
 */
export async function insertFlowState(
  context: SignInContext,
  db: Executor,
  userId: string,
  purpose: LinkPurpose,
  challenge: CodeChallenge | undefined,
): Promise<string | null> {
  if (challenge === undefined) return null;
  const id = randomUUID();
  await db
    .insertInto('flow_states')
    .values({
      id,
      user_id: userId,
      method: flowMethods[purpose],
      code_challenge: challenge.challenge,
      code_challenge_method: challenge.method,
      created_at: context.now(),
    })
    .execute();
  return id;
}

/**
 * Deletes the mailed tokens of the given purposes (or of all purposes), and the flows that can no
 * longer be finished without these tokens.
 */
export async function withdrawTokens(
  db: Executor,
  userId: string,
  purposes: TokenPurpose[] | 'all',
): Promise<void> {
  let query = db.deleteFrom('one_time_tokens').where('user_id', '=', userId);
  if (purposes !== 'all') query = query.where('purpose', 'in', purposes);
  const withdrawn = await query.returning('flow_state_id').execute();
  const flows = withdrawn.flatMap(({ flow_state_id }) => flow_state_id ?? []);
  if (flows.length > 0) await db.deleteFrom('flow_states').where('id', 'in', flows).execute();
}

/**
 * Replaces the outstanding code of one purpose. No link is mailed, so the required link digest is
 * computed from a random text that is then discarded.
 */
export async function replaceCode(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  { purpose, digest }: { purpose: CodePurpose; digest: string },
): Promise<void> {
  await withdrawTokens(db, user.id, [purpose]);
  await db
    .insertInto('one_time_tokens')
    .values({
      id: randomUUID(),
      user_id: user.id,
      purpose,
      email: user.email,
      link_digest: linkDigest(context, randomUUID()),
      code_digest: digest,
      created_at: context.now(),
    })
    .execute();
}

interface TokenMailOrder {
  purpose: LinkPurpose;
  to: string;
  redirectTo: string;
  flowStateId: string | null;
}

/**
 * Creates a one-time token and sends its mail. The caller must delete earlier tokens of the same
 * purpose first.
 */
export async function sendTokenMail(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  { purpose, to, redirectTo, flowStateId }: TokenMailOrder,
): Promise<void> {
  // Uses a random link token. GoTrue derives it from the address and the six-digit code, so an
  // attacker could find it with a million guesses.
  const token = (flowStateId === null ? '' : pkcePrefix) + randomBytes(28).toString('hex');
  const code = randomCode();
  await db
    .insertInto('one_time_tokens')
    .values({
      id: randomUUID(),
      user_id: user.id,
      purpose,
      email: to,
      link_digest: linkDigest(context, token),
      code_digest: codeDigest(context, to, code),
      flow_state_id: flowStateId,
      created_at: context.now(),
    })
    .execute();
  const query = new URLSearchParams({ token, type: linkTypes[purpose], redirect_to: redirectTo });
  const link = `${externalUrl(context.settings)}/verify?${query.toString()}`;
  const { oneTimeTokenSeconds: lifetimeSeconds, siteUrl } = context.settings;
  await putIntoOutbox(
    context,
    db,
    tokenMail(purpose, { to, name: nameOf(user), siteUrl, link, code, lifetimeSeconds }),
  );
}

/**
 * Replaces the outstanding mail of one purpose: creates a new flow and token and sends the mail.
 * Stores the time of the mail with the user.
 */
export async function replaceTokenMail(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  order: {
    purpose: 'signup' | 'recovery';
    redirectTo: string;
    challenge: CodeChallenge | undefined;
  },
): Promise<void> {
  const { purpose, redirectTo, challenge } = order;
  const now = context.now();
  const sentAt = purpose === 'signup' ? { confirmation_sent_at: now } : { recovery_sent_at: now };
  await withdrawTokens(db, user.id, [purpose]);
  const flowStateId = await insertFlowState(context, db, user.id, purpose, challenge);
  await sendTokenMail(context, db, user, { purpose, to: user.email, redirectTo, flowStateId });
  await db
    .updateTable('users')
    .set({ ...sentAt, updated_at: now })
    .where('id', '=', user.id)
    .execute();
}

/** Returns the name that the user entered at registration. */
function nameOf({ user_metadata }: UserRow): string | undefined {
  const { full_name } = user_metadata;
  return typeof full_name === 'string' ? full_name : undefined;
}
