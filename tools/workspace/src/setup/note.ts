import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from './machine.ts';
import { oneLine } from './ways.ts';

/**
 * Writes down what the set-up found. A cache that is read-only or full is told: the program works all the
 * same, and the next set-up looks for it again.
 */
export async function writeNote(machine: Machine, name: string, note: object): Promise<void> {
  try {
    await mkdir(machine.cacheFolder, { recursive: true });
    await writeFile(join(machine.cacheFolder, name), JSON.stringify(note));
  } catch (error) {
    machine.say(`  It could not be noted for the next time: ${oneLine(error)}`);
  }
}
