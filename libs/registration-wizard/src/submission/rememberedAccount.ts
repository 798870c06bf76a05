/** The account that a first try created, so that a second try uses it instead of signing up again. */
export interface RememberedAccount {
  userId: string;
  /** The password it was created with; unknown after a reload, since it is kept in memory only. */
  password: string | undefined;
}

export interface AccountMemory {
  /** The account of this address. Asking for another address drops what is remembered. */
  find(email: string): RememberedAccount | undefined;
  keep(email: string, account: { userId: string; password: string }): void;
  forget(): void;
}

const storageKey = 'bank-bonuses.registration.account';

/**
 * Remembers one account for the tab: the id and the address in the session storage, so that it survives
 * a reload; the password only here. A browser that refuses storage forgets it with the page.
 */
export function createAccountMemory(storage: Pick<Storage, StorageCalls>): AccountMemory {
  let password: string | undefined;
  let fallback: string | null = null;

  const read = () => {
    const text = attempt(() => storage.getItem(storageKey)) ?? fallback;
    return text === null ? undefined : parse(text);
  };
  const forget = () => {
    password = undefined;
    fallback = null;
    attempt(() => storage.removeItem(storageKey));
  };
  return {
    find(email) {
      const known = read();
      if (!known) return undefined;
      if (known.email === normalized(email)) return { userId: known.userId, password };
      forget();
      return undefined;
    },
    keep(email, account) {
      password = account.password;
      fallback = JSON.stringify({ email: normalized(email), userId: account.userId });
      attempt(() => storage.setItem(storageKey, fallback ?? ''));
    },
    forget,
  };
}

/** Asks for the storage at each call: a browser that refuses it throws as soon as it is named. */
export const tabStorage: Pick<Storage, StorageCalls> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

type StorageCalls = 'getItem' | 'setItem' | 'removeItem';

/** Addresses are one account whatever their capitals. */
function normalized(email: string): string {
  return email.trim().toLowerCase();
}

function parse(text: string): { email: string; userId: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { email, userId } = value as Record<string, unknown>;
    return typeof email === 'string' && typeof userId === 'string' ? { email, userId } : undefined;
  } catch {
    return undefined;
  }
}

function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
