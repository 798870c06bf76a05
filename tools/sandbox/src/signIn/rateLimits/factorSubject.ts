import type { FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import type { Caller } from '../sessions/accessTokens.ts';
import { passedSecondFactor, readDevice } from './devices.ts';

/** Sign-in methods that prove access to the mailbox. */
const mailMethods = ['recovery', 'otp'] as const;

/**
 * Returns the subject under which challenges and second-factor codes are counted. An attacker who
 * knows the password can open any number of sessions on any number of devices, so these share one
 * count per user. A device on which a correct code was entered before has its own count, and so do
 * sessions opened by mail, so that the attacker cannot lock the owner out.
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
