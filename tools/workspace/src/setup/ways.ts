import type { Machine } from './machine.ts';

/** One way to get a program: the places it could lie in, or a sentence that says why there are none. */
export interface Way {
  name: string;
  find: () => Promise<string[] | string>;
}

/** Tells what a program is, or throws with the reason why it is of no use. */
export type Probe = (place: string) => Promise<string>;

export interface Found {
  place: string;
  /** What the probe told of it, such as its version. */
  about: string;
}

/**
 * The first program that works, the ways tried in their order. Each way and each program that does not work
 * is told in one line. Resolves with `undefined` when no way leads anywhere.
 */
export async function firstThatWorks(
  ways: readonly Way[],
  probe: Probe,
  { say }: Machine,
): Promise<Found | undefined> {
  const tried = new Set<string>();
  for (const { name, find } of ways) {
    const places = await find().catch((error: unknown) => oneLine(error));
    if (typeof places === 'string') {
      say(`  ${name}: ${places}`);
      continue;
    }
    for (const place of places) {
      if (tried.has(place)) continue;
      tried.add(place);
      try {
        return { place, about: await probe(place) };
      } catch (error) {
        say(`  ${place} (${name}): ${oneLine(error)}`);
      }
    }
  }
  return undefined;
}

export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n').find((line) => line.trim() !== '') ?? 'it failed').trim().slice(0, 200);
}
