import type { Command } from './command.ts';
import { keysGenerate } from './keysGenerate.ts';

/** Every command, in the order of the list that `--help` prints. */
export const commands: readonly Command[] = [keysGenerate];
