import { parseArgs } from 'node:util';
import { generateFieldKeys } from '../encryption/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';

/** Prints new key material without storing it. */
export const keysGenerate: Command = {
  name: 'keys-generate',
  summary: 'print fresh keys for FIELD_KEYS',
  usage: `keys-generate [--id k1]

Prints key material for FIELD_KEYS as one line of JSON. Store it with your other secrets.
Without it, the stored data cannot be decrypted.`,
  run: (args, io) => {
    const { values } = parseArgs({ args, options: { id: { type: 'string', default: 'k1' } } });
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(values.id)) {
      throw new UsageError('--id must be 1 to 32 letters, digits, dashes or underscores');
    }
    io.out(JSON.stringify(generateFieldKeys(values.id)));
    return Promise.resolve(exitCodes.done);
  },
};
