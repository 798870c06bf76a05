import type { FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import type { Caller } from '../sessions/accessTokens.ts';
import { passedSecondFactor, readDevice } from './devices.ts';

/** Sign-in methods that need access to the mailbox. */
const mailMethods = ['recovery', 'otp'] as const;

/**
 * Returns the rate-limit subject of challenges and codes. An attacker with the password can open any number
 * of sessions and devices, so these share one count. A device with an earlier correct code and a session
 * opened by mail have their own counts, so that the attacker cannot lock the owner out.
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
