import { readOptions } from './runtime/options.ts';
import { exitWith } from './runtime/startErrors.ts';

/** Checks arguments and environment before anything is built or watched. Exits with 1 if they are invalid. */
try {
  readOptions(process.argv.slice(2), process.env);
} catch (error) {
  exitWith(error);
}
