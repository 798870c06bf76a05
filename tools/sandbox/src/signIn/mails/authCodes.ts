import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';

/** Returns the stored digest of an authorization code. */
export function authCodeDigest(context: SignInContext, code: string): string {
  return context.digests.of('auth-code', code);
}

/**
 * Issues a new authorization code for a flow and returns it for the redirect URL. Only the code's
 * digest is stored.
 */
export async function issueAuthCode(
  context: SignInContext,
  db: Executor,
  flowStateId: string,
): Promise<string> {
  const code = randomUUID();
  await db
    .updateTable('flow_states')
    .set({ code_digest: authCodeDigest(context, code) })
    .where('id', '=', flowStateId)
    .execute();
  return code;
}
