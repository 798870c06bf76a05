import { checkCors, checkErrors, checkRedirects } from './browser.ts';
import { note, unreachable, type Finding } from './finding.ts';
import { checkArguments, checkLookUp, mayAsk } from './keys.ts';
import type { DoctorOptions } from './options.ts';
import { createProject, UnreachableError } from './project.ts';
import { checkIssuer, checkKeySet, checkService } from './service.ts';
import { checkSettings } from './settings.ts';

const checks = {
  'Token signing': checkKeySet,
  CORS: checkCors,
  'Redirect URLs': checkRedirects,
  Settings: checkSettings,
  Issuer: checkIssuer,
  Errors: checkErrors,
  'Secret key': checkLookUp,
};

const notVisible = note(
  'By hand',
  'Check these settings in the dashboard, since no request reveals them: authenticator apps and phones, text messages, manual linking, mail templates, mail server, leaked passwords, session limits, security notifications. See docs/supabase.md.',
);

/** Runs all checks and returns their findings. Changes nothing in the project. */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const found = checkArguments(options);
  if (!mayAsk(options)) return found;
  const project = createProject(options);
  const run = async (name: string, check: (one: typeof project) => Promise<Finding[]>) => {
    try {
      return await check(project);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      return [unreachable(name, `Could not be checked: ${error.message}.`)];
    }
  };
  const service = await run('Service', checkService);
  // Without the service or with a wrong key, every other check would fail too.
  if (!service.some(({ check, state }) => check === 'Service' && state === 'ok')) {
    return [...found, ...service];
  }
  const findings = Object.entries(checks).map(([name, check]) => run(name, check));
  return [...found, ...service, ...(await Promise.all(findings)).flat(), notVisible];
}
