import type { FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import type { Caller } from '../sessions/accessTokens.ts';
import { passedSecondFactor, readDevice } from './devices.ts';

/** Methods that only the owner of the mailbox can use. */
const mailMethods = ['recovery', 'otp'] as const;

/**
 * Returns what challenges and wrong codes are counted under. A person who knows the password can open any number of
 * sessions and name any number of devices, so these share one count. A device that has passed before and a session that
 * was opened by mail have their own, so that a stranger never locks the owner out.
 */
export async function factorSubject(
  context: SignInContext,
  request: FastifyRequest,
  { user, sessionId }: Caller,
): Promise<string> {
  const device = readDevice(request);
  if (device !== undefined && (await passedSecondFactor(context, user.id, device))) {
    return `${user.id}\n${device}`;
  }
  const byMail = await context.db
    .selectFrom('amr_claims')
    .select('method')
    .where('session_id', '=', sessionId)
    .where('method', 'in', mailMethods)
    .executeTakeFirst();
  return byMail === undefined ? user.id : `${user.id}\nmail`;
}
