import '../fields/rule.ts';
import { object, safeParse, string } from 'zod/mini';
import { tryStorage } from '../draft/draftKey.ts';
import { comparableEmail } from '../form/applicant.ts';

/** The earlier attempts of this page. Contains secrets, so it is only in memory. */
export interface Attempts {
  /** The user that an attempt signed up, so that a retry does not sign up again. */
  user?: SignedUpUser | undefined;
  /** The payload of the first attempt without a response. The service may have stored it. */
  unanswered?: string | undefined;
}

interface SignedUpUser {
  email: string;
  userId: string;
  /** The password of the sign-up; `undefined` after a reload, because it is not stored. */
  password?: string | undefined;
}

const storageKey = 'bank-bonuses.registration.account';

/** Returns the user of an address, also after a reload. With another address, forgets the user. */
export function findUser(attempts: Attempts, email: string): SignedUpUser | undefined {
  attempts.user ??= storedUser();
  if (attempts.user?.email === comparableEmail(email)) return attempts.user;
  if (attempts.user) forgetUser(attempts);
  return undefined;
}

/** Remembers a user; the id and the address, but not the password, also for a reload. */
export function rememberUser(attempts: Attempts, { userId, password, ...user }: SignedUpUser) {
  const email = comparableEmail(user.email);
  attempts.user = { email, userId, password };
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify({ email, userId })));
}

export function forgetUser(attempts: Attempts): void {
  attempts.user = undefined;
  tryStorage(() => sessionStorage.removeItem(storageKey));
}

const schema = object({ email: string(), userId: string() });

const storedUser = () =>
  tryStorage(
    () => safeParse(schema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data,
  );
