import { randomUUID } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';

/** The stored form of the code in the address bar. */
export function authCodeDigest(context: SignInContext, code: string): string {
  return context.digests.of('auth-code', code);
}

/** Gives the flow its code, once, for the address bar. */
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
