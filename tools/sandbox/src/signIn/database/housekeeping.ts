import { addSeconds, type SignInContext } from '../context.ts';
import { deviceSeconds } from '../rateLimits/devices.ts';

/**
 * Deletes expired rows: mailed tokens, unfinished flows, unused devices and rate-limit windows that
 * have ended.
 */
export async function deleteExpired(context: SignInContext): Promise<void> {
  const { db, settings } = context;
  const now = context.now();
  await db
    .deleteFrom('one_time_tokens')
    .where('created_at', '<', addSeconds(now, -settings.oneTimeTokenSeconds))
    .execute();
  await db
    .deleteFrom('flow_states')
    .where('created_at', '<', addSeconds(now, -settings.flowStateSeconds))
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', addSeconds(now, -deviceSeconds))
    .execute();
  await db.deleteFrom('throttles').where('window_ends_at', '<', now).execute();
}
