import type { Selectable } from 'kysely';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import type { SignInTables } from '../database/tables.ts';
import { hasVerifiedFactor } from '../factors/factors.ts';

type SessionRow = Selectable<SignInTables['sessions']>;

/** Returns GoTrue's error message if the session has exceeded a limit, otherwise undefined. */
export async function endOfSession(
  context: SignInContext,
  db: Executor,
  session: Pick<SessionRow, 'user_id' | 'aal' | 'created_at' | 'refreshed_at'>,
): Promise<string | undefined> {
  const { timeboxSeconds, inactivitySeconds, lowAalSeconds } = context.settings.sessions;
  const isOver = (start: Date, seconds: number) =>
    seconds > 0 && context.now() > addSeconds(start, seconds);
  if (isOver(session.created_at, timeboxSeconds)) return 'Session Expired';
  if (isOver(session.refreshed_at, inactivitySeconds)) return 'Session Expired (Inactivity)';
  const isLow = session.aal === 'aal1' && isOver(session.created_at, lowAalSeconds);
  return isLow && (await hasVerifiedFactor(db, session.user_id))
    ? 'Session Expired (Low AAL: User Needs MFA Verification)'
    : undefined;
}
