import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Executor, SignInContext } from '../context.ts';
import { clearAccount } from './rateLimits.ts';

const cookieName = 'bank-bonuses-device';
/** Seconds after its last sign-in for which a device is remembered. */
export const deviceSeconds = 180 * 24 * 3_600;

/** Returns the random device name in the request's cookie, or undefined if there is none. */
export function readDevice(request: FastifyRequest): string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);
  return pattern.exec(request.headers.cookie ?? '')?.[1];
}

function digestOf(context: SignInContext, device: string): string {
  return context.digests.of('device', device);
}

/** Returns the rate-limit subject for wrong passwords that are entered on a known device. */
export function deviceSubject(email: string, device: string): string {
  return `${email}\n${device}`;
}

/**
 * Returns whether this device has signed in to this account before. Always runs exactly one query,
 * so that the response time does not reveal whether the account exists.
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

/**
 * Stores that this device has signed in. Wrong passwords on this device are then counted
 * separately, so that guesses on other devices do not lock it out.
 */
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

/** Returns whether this user has entered a correct second-factor code on this device before. */
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

/**
 * Returns the device name of this request, or a new random name if the request has none. Sets it as
 * an `HttpOnly` cookie, which also extends the lifetime of an existing cookie.
 */
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

/**
 * Deletes all other known devices of the user and resets this device's count of wrong passwords.
 */
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
