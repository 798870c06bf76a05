import { examine } from './doctor/examine.ts';
import { report } from './doctor/finding.ts';
import { readOptions, usage } from './doctor/options.ts';

/** `npm run doctor` checks a Supabase project for the settings that the portal needs. */
try {
  const options = readOptions(process.argv.slice(2), process.env);
  const { text, exitCode } = report(await examine(options), options);
  process.stdout.write(text);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
