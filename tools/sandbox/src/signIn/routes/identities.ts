import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor, SignInContext } from '../context.ts';
import { isUuid, queryText } from '../http/body.ts';
import { AuthApiError } from '../http/errors.ts';
import { noticeMail } from '../mails/notices.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { withdrawTokens } from '../mails/tokenMails.ts';
import { beginOAuthFlow } from '../oauth/flows.ts';
import { authenticate, isForAudience, type Caller } from '../sessions/accessTokens.ts';
import { findUserByEmail, type UserRow } from '../users/users.ts';
import { requireSecondFactor } from './user.ts';

async function requireManualLinking(
  context: SignInContext,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await authenticate(context, request);
  if (!context.settings.manualLinking) {
    throw new AuthApiError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  // An identity is a sign-in method, and unlinking one may change the account's address. So both
  // actions require the second factor.
  await requireSecondFactor(context.db, caller);
  return caller;
}

function listIdentities(db: Executor, userId: string) {
  return db
    .selectFrom('identities')
    .select(['id', 'identity_data'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .forUpdate()
    .execute();
}

/**
 * If the removed identity had the account's address, changes that address to the one of a remaining
 * identity.
 */
async function moveAddress(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  left: { identity_data: Record<string, unknown> }[],
): Promise<void> {
  const addresses = left.flatMap(({ identity_data: { email, email_verified } }) =>
    typeof email === 'string' ? [{ email, isVerified: email_verified === true }] : [],
  );
  if (addresses.some(({ email }) => email === user.email)) return;
  const next = addresses.find(({ isVerified }) => isVerified) ?? addresses[0];
  if (next === undefined || (await findUserByEmail(db, next.email)) !== undefined) {
    throw new AuthApiError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
  const email_confirmed_at = next.isVerified ? user.email_confirmed_at : null;
  await db
    .updateTable('users')
    .set({ email: next.email, email_confirmed_at, new_email: null, updated_at: context.now() })
    .where('id', '=', user.id)
    .execute();
  // Deletes links and codes that were mailed to the old address, because they must no longer open
  // the account.
  await withdrawTokens(db, user.id, 'all');
}

async function unlinkIdentity(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  identityId: string,
): Promise<void> {
  const identities = await listIdentities(db, user.id);
  if (identities.length <= 1) {
    throw new AuthApiError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const left = identities.filter(({ id }) => id !== identityId);
  if (left.length === identities.length) {
    throw new AuthApiError(422, 'identity_not_found', "Identity doesn't exist");
  }
  await db.deleteFrom('identities').where('id', '=', identityId).execute();
  await moveAddress(context, db, user, left);
  const notice = noticeMail('identity-unlinked', user.email, context.settings.siteUrl);
  await putIntoOutbox(context, db, notice);
}

/**
 * Registers the routes to link and unlink the user's own identities. They work only if
 * `manualLinking` is turned on.
 */
export function identityRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/user/identities/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const { sessionId } = await requireManualLinking(context, request);
    const url = await beginOAuthFlow(context, request, sessionId);
    return queryText(request, 'skip_http_redirect') === 'true' ? { url } : reply.redirect(url, 302);
  });

  app.delete<{ Params: { id: string } }>('/user/identities/:id', async (request) => {
    const { user } = await requireManualLinking(context, request);
    const id = request.params.id.toLowerCase();
    if (!isUuid(id))
      throw new AuthApiError(404, 'validation_failed', 'identity_id must be an UUID');
    if (!isForAudience(request)) {
      throw new AuthApiError(
        403,
        'unexpected_audience',
        "Token audience doesn't match request audience",
      );
    }
    await context.db.transaction().execute((db) => unlinkIdentity(context, db, user, id));
    return {};
  });
}
