import { examine } from './doctor/examine.ts';
import { exitCodeOf, textReport } from './doctor/finding.ts';
import { ArgumentError, help, readOptions } from './doctor/options.ts';

/** `npm run doctor` checks a Supabase project for the settings that the portal needs. */
try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === undefined) process.stdout.write(help);
  else {
    const findings = await examine(options);
    const exitCode = exitCodeOf(findings);
    process.stdout.write(
      options.json ? `${JSON.stringify({ exitCode, findings }, null, 2)}\n` : textReport(findings),
    );
    process.exitCode = exitCode;
  }
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`${error.message}\n\nFor help, run: npm run doctor -- --help\n`);
  process.exitCode = 2;
}
