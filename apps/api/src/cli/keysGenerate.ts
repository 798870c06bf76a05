import { generateFieldKeys } from '../encryption/index.ts';
import { defineCommand, UsageError } from './command.ts';

/** Prints new key material without storing it. */
export const keysGenerate = defineCommand({
  name: 'keys-generate',
  summary: 'print fresh keys for FIELD_KEYS',
  usage: `keys-generate [--id k1]

Prints key material for FIELD_KEYS as one line of JSON. Store it with your other secrets.
Without it, the stored data cannot be decrypted.`,
  options: { id: { type: 'string', default: 'k1' } },
  run: (io, { id = '' }) => {
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(id)) {
      throw new UsageError('--id must be 1 to 32 letters, digits, dashes or underscores');
    }
    io.out(JSON.stringify(generateFieldKeys(id)));
    return Promise.resolve(true);
  },
});
