import { examine } from './doctor/examine.ts';
import { exitCodeOf } from './doctor/finding.ts';
import { ArgumentError, help, readOptions, type DoctorOptions } from './doctor/options.ts';
import { jsonReport, textReport } from './doctor/report.ts';

/** `npm run doctor` checks a Supabase project for the settings that the portal needs. */
async function doctor(options: DoctorOptions): Promise<0 | 1 | 2> {
  const findings = await examine(options);
  process.stdout.write(
    options.json ? jsonReport(findings, options) : textReport(findings, process.stdout),
  );
  return exitCodeOf(findings);
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === undefined) process.stdout.write(help);
  else process.exitCode = await doctor(options);
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`${error.message}\n\nFor help, run: npm run doctor -- --help\n`);
  process.exitCode = 2;
}
