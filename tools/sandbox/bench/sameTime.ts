import { newAddress, startSignIn, type SignInServer } from '../src/signIn/testing/signInServer.ts';

/**
 * The time of an answer must not tell whether an address has an account: medians for known and unknown addresses, in
 * turns, at sign-in and recovery. Fails when they are further apart than the floor.
 */
const largestDifferenceMs = 5;
const rounds = 100;

const unlimited = { hits: 1_000_000, seconds: 300 };
const limits = { perAccount: unlimited, perAddress: unlimited, perLoopbackAddress: unlimited };

const requests = {
  'Sign-in, wrong password': ['/token?grant_type=password', { password: 'wrong password' }],
  Recovery: ['/recover', {}],
  'Resending a confirmation': ['/resend', { type: 'signup' }],
} as const;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function timed(server: SignInServer, path: string, body: object): Promise<number> {
  const start = performance.now();
  const answer = await server.request(path, { method: 'POST', body });
  await answer.text();
  return performance.now() - start;
}

const server = await startSignIn({
  limits: { signIn: limits, signUp: limits, mail: limits, code: limits, factor: limits },
  mailIntervalSeconds: 0,
});
const known = newAddress('known');
await server.client().signUp({ email: known, password: 'correct horse' });

let isMissed = false;
console.log(
  '| Request | Known address | Unknown address | Difference |\n| --- | --- | --- | --- |',
);
for (const [name, [path, body]] of Object.entries(requests)) {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const turns: [number[], string][] = [
      [ofKnown, known],
      [ofUnknown, newAddress('unknown')],
    ];
    for (const [times, email] of round % 2 === 0 ? turns : turns.reverse()) {
      times.push(await timed(server, path, { ...body, email }));
    }
  }
  const [one, other] = [median(ofKnown), median(ofUnknown)];
  const difference = Math.abs(one - other);
  isMissed ||= difference > largestDifferenceMs;
  const cells = [one, other, difference].map((ms) => `${ms.toFixed(1)} ms`);
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
await server.close();
if (isMissed) console.error(`\nFloor that is missed: at most ${largestDifferenceMs} ms apart`);
process.exit(isMissed ? 1 : 0);
