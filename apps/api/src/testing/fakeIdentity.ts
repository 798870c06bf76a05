import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '../identity/identityProvider.ts';

export interface FakeUser {
  id: string;
  email: string;
  password: string;
  token: string;
  /** @default true */
  isConfirmed?: boolean;
  /** @default false */
  needsSecondFactor?: boolean;
}

/** A sign-in service in memory. Tests can replace every method to make it fail. */
export interface FakeIdentity extends IdentityProvider {
  addUser(user?: Partial<FakeUser>): FakeUser;
}

export function fakeIdentity(): FakeIdentity {
  const users = new Map<string, FakeUser>();
  const withAddress = (email: string) =>
    [...users.values()].find((user) => user.email === email.toLowerCase());
  return {
    addUser: (given) => {
      const id = randomUUID();
      const user = {
        id,
        email: `customer-${id}@example.com`,
        password: 'Fictional-Pass-1',
        token: `token-of-${id}`,
        ...given,
      };
      users.set(user.id, user);
      return user;
    },
    findUser: (id) => {
      const user = users.get(id);
      return Promise.resolve(user && { isConfirmed: true, needsSecondFactor: false, ...user });
    },
    provePassword: ({ email, password }) =>
      Promise.resolve(withAddress(email)?.password === password ? 'proved' : 'rejected'),
    authenticate: (token) => {
      const user = [...users.values()].find((candidate) => candidate.token === token);
      return Promise.resolve(user ? { userId: user.id, email: user.email } : 'rejected');
    },
  };
}
