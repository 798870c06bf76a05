import { hash, verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';
import {
  confirmedAccount,
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';
import { recordStatements } from '../testing/testDatabase.ts';

let server: SignInServer;
let original: Pick<SignInServer['context'], 'passwords' | 'wait' | 'now'>;
beforeAll(async () => {
  server = await startSignIn({}, { takesTime: true });
  const { passwords, wait, now } = server.context;
  original = { passwords, wait, now };
});
afterEach(() => {
  Object.assign(server.context, original);
});
afterAll(() => server.close());

/** Returns algorithm, version and cost of a hash, without salt and digest. */
function parametersOf(passwordHash: string): string {
  return passwordHash.split('$').slice(0, 4).join('$');
}

/** Returns the real password functions, and a list to which they add every verified password. */
function watchedPasswords() {
  const verified: [parameters: string, password: string][] = [];
  const passwords = createPasswords({
    hash,
    verify(passwordHash, password) {
      verified.push([parametersOf(passwordHash), password]);
      return verify(passwordHash, password);
    },
  });
  return { passwords, verified };
}

describe('sign-in with a wrong password', () => {
  it.each([
    ['without a device', undefined],
    ['from a device', `bank-bonuses-device=${'d'.repeat(43)}`],
  ])(
    'runs the same queries and hash comparisons for known and unknown addresses, %s',
    async (_, cookie) => {
      const { email } = await confirmedAccount(server);
      const { passwords, verified } = watchedPasswords();
      server.context.passwords = passwords;
      const work: string[][] = [];
      for (const address of [email, newAddress()]) {
        const statements = await recordStatements(() =>
          server.request('/token?grant_type=password', {
            method: 'POST',
            headers: { cookie },
            body: { email: address, password: 'wrong password' },
          }),
        );
        work.push(statements);
      }
      expect(work[0]?.length).toBeGreaterThan(0);
      expect(work[1]).toEqual(work[0]);
      const once = ['$argon2id$v=19$m=19456,t=2,p=1', 'wrong password'];
      expect(verified).toEqual([once, once]);
    },
  );

  it('fails for an unknown address even if its password matches the dummy hash', async () => {
    const always = createPasswords({ hash, verify: () => Promise.resolve(true) });
    expect(await always.matches(undefined, 'any password')).toBe(false);
  });

  it('compares with a dummy hash that was created before the first request', async () => {
    const made: string[] = [];
    const passwords = createPasswords({
      hash(password, options) {
        made.push(password);
        return hash(password, options);
      },
      verify,
    });
    await passwords.warmUp();
    await passwords.matches(undefined, 'any password');
    await passwords.matches(undefined, 'any password');
    expect(made).toHaveLength(1);
  });
});

describe.each(['/recover', '/resend', '/otp'])('response of %s', (path) => {
  /**
   * Sends a request and returns the events that it caused, in order. The service's wait ends when
   * the test releases it.
   */
  async function ask(email: string) {
    const events: string[] = [];
    const held = Promise.withResolvers<void>();
    const waiting = Promise.withResolvers<void>();
    server.context.now = () => {
      events.push('work');
      return original.now();
    };
    server.context.wait = (milliseconds) => {
      events.push(`wait ${milliseconds} ms`);
      waiting.resolve();
      return held.promise.then(() => {
        events.push('waited');
      });
    };
    const body = { email, type: 'signup', create_user: false };
    const answer = server.request(path, { method: 'POST', body }).then((response) => {
      events.push(`answer ${response.status}`);
    });
    await waiting.promise;
    // The database runs one query at a time, so this query runs after all earlier queries are done.
    await server.context.db.selectFrom('users').select('id').limit(1).execute();
    held.resolve();
    await answer;
    return events;
  }

  it('is delayed by 100 ms, in which a mail is written, with and without an account', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password: 'correct horse' });
    // `/otp` mails only confirmed addresses, `/resend` only unconfirmed ones.
    if (path === '/otp') await openNewestLink(server, email);
    server.advance(61);
    const [known, unknown] = [await ask(email), await ask(newAddress())];
    for (const events of [known, unknown]) {
      expect(events.filter((event) => event !== 'work')).toEqual([
        'wait 100 ms',
        'waited',
        'answer 200',
      ]);
    }
    expect(await server.mails(email)).toHaveLength(2);
    // The mail is written while the service waits. If it were written before the wait, the time for
    // writing would be added to the response time.
    const between = known.slice(known.indexOf('wait 100 ms'), known.indexOf('waited'));
    expect(between).toContain('work');
  });
});
