import { createPasswords } from '../src/signIn/passwords/passwords.ts';
import { newAddress, startSignIn, type SignInServer } from '../src/signIn/testing/signInServer.ts';

/**
 * Maximum difference between the median response times of known and unknown addresses. Response
 * times must not reveal whether an address has an account, so this bench measures both kinds of
 * addresses at sign-in, recovery and resend, and exits with 1 if a difference is larger. Each
 * address is used once, because the first request for an address takes longer than later ones.
 */
const largestDifferenceMs = 5;
const pairs = 200;
/** Number of warm-up pairs, which are not measured: the first requests run with cold caches. */
const warmUpPairs = 10;

const unlimited = { hits: 1_000_000, seconds: 300 };
const limits = { perAccount: unlimited, perAddress: unlimited, perLoopbackAddress: unlimited };

interface Kind {
  name: string;
  path: string;
  body: object;
  /** Whether the accounts of the known addresses are confirmed. */
  isConfirmed: boolean;
}

const kinds: Kind[] = [
  {
    name: 'Sign-in, wrong password',
    path: '/token?grant_type=password',
    body: { password: 'wrong password' },
    isConfirmed: true,
  },
  { name: 'Recovery', path: '/recover', body: {}, isConfirmed: true },
  {
    name: 'Resending a confirmation',
    path: '/resend',
    body: { type: 'signup' },
    isConfirmed: false,
  },
];

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Creates `count` accounts that share one password hash, because hashing is slow. */
async function makeAccounts(server: SignInServer, count: number, isConfirmed: boolean) {
  const { context } = server;
  const { passwords } = context;
  const hash = await passwords.hash('correct horse');
  context.passwords = { ...createPasswords(), hash: () => Promise.resolve(hash) };
  const addresses = Array.from({ length: count }, () => newAddress('known'));
  for (const email of addresses) {
    const body = { email, password: 'correct horse' };
    const answer = await server.request('/signup', { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`Sign-up failed with status ${answer.status}.`);
  }
  if (isConfirmed) {
    await context.db
      .updateTable('users')
      .set({ email_confirmed_at: context.now() })
      .where('email', 'in', addresses)
      .execute();
  }
  context.passwords = passwords;
  return addresses;
}

async function timed(server: SignInServer, { path, body }: Kind, email: string) {
  const start = performance.now();
  const answer = await server.request(path, { method: 'POST', body: { ...body, email } });
  await answer.text();
  return { ms: performance.now() - start, status: answer.status };
}

/**
 * Returns the median response times of known and unknown addresses, in this order. Each pair sends
 * its two requests in the opposite order of the previous pair.
 */
async function compare(server: SignInServer, kind: Kind): Promise<[number, number]> {
  const known: number[] = [];
  const unknown: number[] = [];
  const accounts = await makeAccounts(server, warmUpPairs + pairs, kind.isConfirmed);
  for (const [pair, email] of accounts.entries()) {
    const turns = [
      { times: known, email },
      { times: unknown, email: newAddress('known') },
    ];
    const statuses = new Set<number>();
    for (const turn of pair % 2 === 0 ? turns : turns.reverse()) {
      const { ms, status } = await timed(server, kind, turn.email);
      statuses.add(status);
      if (pair >= warmUpPairs) turn.times.push(ms);
    }
    if (statuses.size !== 1) throw new Error(`${kind.name}: the statuses differ.`);
  }
  return [median(known), median(unknown)];
}

const server = await startSignIn(
  {
    limits: {
      signIn: limits,
      signUp: limits,
      mail: limits,
      code: limits,
      challenge: limits,
      factor: limits,
    },
    mailIntervalSeconds: 0,
  },
  { takesTime: true },
);
const missed: string[] = [];
console.log(
  `${pairs} pairs each, medians\n\n| Request | Known address | Unknown address | Difference |\n| --- | --- | --- | --- |`,
);
for (const kind of kinds) {
  const [known, unknown] = await compare(server, kind);
  const difference = Math.abs(known - unknown);
  if (difference > largestDifferenceMs) missed.push(kind.name);
  const cells = [known, unknown, difference].map((ms) => `${ms.toFixed(1)} ms`);
  console.log(`| ${[kind.name, ...cells].join(' | ')} |`);
}
if (server.errors.length > 0) missed.push('unexpected errors');
await server.close();
console.log(
  missed.length === 0
    ? `\nPassed: no two medians are more than ${largestDifferenceMs} ms apart.`
    : `\nMedians more than ${largestDifferenceMs} ms apart: ${missed.join(', ')}.`,
);
process.exit(missed.length === 0 ? 0 : 1);
