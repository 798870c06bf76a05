import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';
import { clearAccount } from './rateLimits.ts';

const cookieName = 'bank-bonuses-device';
/** Seconds for which a device is remembered after its last sign-in. */
export const deviceSeconds = 180 * 24 * 3_600;

/** Returns the random device name in the request's cookie. */
export function readDevice(request: FastifyRequest): string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);
  return pattern.exec(request.headers.cookie ?? '')?.[1];
}

function digestOf(context: SignInContext, device: string): string {
  return context.digests.of('device', device);
}

/** The subject under which a known device's wrong passwords are counted. */
export function deviceSubject(email: string, device: string): string {
  return `${email}\n${device}`;
}

/**
 * Returns whether this device has signed in to this account before. Runs one query whether or not the account
 * exists, so that the response time does not reveal it.
 */
export async function isKnownDevice(
  context: SignInContext,
  email: string,
  device: string,
): Promise<boolean> {
  const row = await context.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('known_devices.device_digest', '=', digestOf(context, device))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that this device has signed in, so that guesses from other devices do not lock it out. */
export async function rememberDevice(
  context: SignInContext,
  db: Executor,
  userId: string,
  device: string,
): Promise<void> {
  const row = {
    user_id: userId,
    device_digest: digestOf(context, device),
    last_seen_at: context.now(),
  };
  await db
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'device_digest'])
        .doUpdateSet({ last_seen_at: row.last_seen_at }),
    )
    .execute();
}

/** Stores that a correct second-factor code was entered on this device. */
export async function rememberSecondFactor(
  context: SignInContext,
  db: Executor,
  userId: string,
  device: string,
): Promise<void> {
  await rememberDevice(context, db, userId, device);
  await db
    .updateTable('known_devices')
    .set({ passed_second_factor: true })
    .where('user_id', '=', userId)
    .where('device_digest', '=', digestOf(context, device))
    .execute();
}

/** Returns whether a correct second-factor code of this user was entered on this device before. */
export async function passedSecondFactor(
  context: SignInContext,
  userId: string,
  device: string,
): Promise<boolean> {
  const row = await context.db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_digest', '=', digestOf(context, device))
    .where('passed_second_factor', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the device name of this request. Sets an `HttpOnly` cookie with a new name if there is none. */
export function nameDevice(
  context: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const device = readDevice(request) ?? randomBytes(32).toString('base64url');
  const secure = context.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${device}; Path=/auth/v1; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure}`,
  );
  return device;
}

/** Deletes every device except this one, and resets its count of wrong passwords. */
export async function forgetOtherDevices(
  context: SignInContext,
  db: Executor,
  user: { id: string; email: string },
  device: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', user.id)
    .where('device_digest', '!=', device === undefined ? '' : digestOf(context, device))
    .execute();
  if (device !== undefined) {
    await clearAccount(context, db, 'signIn', deviceSubject(user.email, device));
  }
}
