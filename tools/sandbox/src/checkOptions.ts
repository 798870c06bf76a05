import { readOptions } from './runtime/options.ts';
import { StartError } from './runtime/startErrors.ts';

/** Says what is wrong with arguments and environment, before anything is built or watched. Ends with exit code 1 then. */
try {
  readOptions(process.argv.slice(2), process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
