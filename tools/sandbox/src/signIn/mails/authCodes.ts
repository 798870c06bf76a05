import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';

/** Returns the stored digest of an authorization code. */
export function authCodeDigest(context: SignInContext, code: string): string {
  return context.digests.of('auth-code', code);
}

/** Issues the authorization code of a flow, once, for the redirect URL. */
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
