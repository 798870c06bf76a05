import { checkAccounts } from './accounts.ts';
import { checkArguments, mayAsk } from './arguments.ts';
import { UnreachableError } from './ask.ts';
import { checkCors, checkErrors } from './browser.ts';
import { checkCertificate } from './certificate.ts';
import { note, unreachable, type Finding } from './finding.ts';
import { checkIssuer, checkKeySet } from './keySet.ts';
import type { DoctorOptions } from './options.ts';
import { createProject, type Project } from './project.ts';
import { checkRedirects } from './redirects.ts';
import { checkService } from './service.ts';
import { checkSettings } from './settings.ts';

type Check = (project: Project) => Promise<Finding[]>;

const open: Record<string, Check> = {
  TLS: checkCertificate,
  'Token signing': checkKeySet,
  CORS: checkCors,
  'Redirect URLs': checkRedirects,
};

const withKey: Record<string, Check> = {
  Settings: checkSettings,
  Issuer: checkIssuer,
  Errors: checkErrors,
  Accounts: checkAccounts,
};

const notVisible = note(
  'By hand',
  'Check these settings in the dashboard, since no request reveals them: authenticator apps and phones, manual linking, mail templates, mail server, leaked passwords, session limits, security notifications. See docs/supabase.md.',
);

async function run(project: Project, checks: Record<string, Check>): Promise<Finding[]> {
  const findings = Object.entries(checks).map(async ([name, check]) => {
    try {
      return await check(project);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      return [unreachable(name, `Could not be checked: ${error.message}.`)];
    }
  });
  return (await Promise.all(findings)).flat();
}

/** Runs all checks and returns their findings. Changes nothing in the project. */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const found = checkArguments(options);
  if (!mayAsk(options)) return found;
  const project = createProject(options);
  const service = await run(project, { Service: checkService });
  found.push(...service);
  if (service.some(({ state }) => state === 'unreachable')) return found;
  const isKeyAccepted = service.every(({ state, check }) => check !== 'Key' || state === 'ok');
  const checks = isKeyAccepted ? { ...open, ...withKey } : open;
  return [...found, ...(await run(project, checks)), notVisible];
}
