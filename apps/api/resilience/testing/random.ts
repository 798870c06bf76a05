/** Returns numbers from 0 to 1, in the same sequence for the same seed. */
export type Random = () => number;

/**
 * Returns a Mulberry32 generator and prints its seed. To repeat a failed run, set `RESILIENCE_SEED`
 * to the seed that it printed.
 */
export function seededRandom(name: string): Random {
  const given = process.env['RESILIENCE_SEED'];
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(given);
  process.stdout.write(`${name}: RESILIENCE_SEED=${seed}\n`);
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
