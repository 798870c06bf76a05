import '../fields/rule.ts';
import { object, safeParse, string } from 'zod/mini';
import { tryStorage } from '../tryStorage.ts';

/** The user that an earlier attempt signed up, so that a retry does not sign up again. */
export interface RememberedUser {
  userId: string;
  /** The password of the sign-up; `undefined` after a reload, because it is only in memory. */
  password: string | undefined;
}

export interface UserMemory {
  /** Returns the user of this address. A call with another address clears the memory. */
  find(email: string): RememberedUser | undefined;
  save(email: string, user: { userId: string; password: string }): void;
  clear(): void;
}

const storageKey = 'bank-bonuses.registration.account';

/**
 * Creates a memory for one user per tab. The id and the address are in session storage, so that
 * they survive a reload; the password is only in memory. If access to session storage is denied,
 * everything is only in memory.
 */
export function createUserMemory(storage: Pick<Storage, StorageCalls>): UserMemory {
  let password: string | undefined;
  let fallback: string | null = null;

  const read = () => {
    const text = tryStorage(() => storage.getItem(storageKey)) ?? fallback;
    return text === null ? undefined : parse(text);
  };
  const clear = () => {
    password = undefined;
    fallback = null;
    tryStorage(() => storage.removeItem(storageKey));
  };
  return {
    find(email) {
      const known = read();
      if (!known) return undefined;
      if (known.email === normalized(email)) return { userId: known.userId, password };
      clear();
      return undefined;
    },
    save(email, user) {
      password = user.password;
      fallback = JSON.stringify({ email: normalized(email), userId: user.userId });
      tryStorage(() => storage.setItem(storageKey, fallback ?? ''));
    },
    clear,
  };
}

/**
 * Reads the property `sessionStorage` only in its methods, because the property throws where access
 * is denied.
 */
export const tabStorage: Pick<Storage, StorageCalls> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

type StorageCalls = 'getItem' | 'setItem' | 'removeItem';

/** Returns the address in the form in which it is compared, without case. */
function normalized(email: string): string {
  return email.trim().toLowerCase();
}

const storedUser = object({ email: string(), userId: string() });

function parse(text: string) {
  try {
    return safeParse(storedUser, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
