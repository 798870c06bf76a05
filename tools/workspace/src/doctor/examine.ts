import { checkCaptcha, checkCors, checkOtherSites, checkRedirect } from './browser.ts';
import { failed, note, type Finding, type Result } from './finding.ts';
import { checkIssuer, checkKey, checkKeySet, checkSecretKey, checkService } from './keys.ts';
import type { DoctorOptions } from './options.ts';
import { createProject, type Project } from './project.ts';
import { checkAddresses, checkProviders, switchChecks } from './settings.ts';

type Check = (project: Project) => Promise<Result>;

const checks: Record<string, Check> = {
  'Token signing': checkKeySet,
  Issuer: checkIssuer,
  'Publishable key': checkKey,
  'Secret key': checkSecretKey,
  ...switchChecks,
  Providers: checkProviders,
  'Provider addresses': checkAddresses,
  Captcha: checkCaptcha,
  CORS: checkCors,
  'Callback link': checkRedirect('/auth/callback'),
  'Recovery link': checkRedirect('/reset-password?type=recovery'),
  'Other sites': checkOtherSites,
};

const byHand = note(
  'Check these settings in the dashboard, since no request reveals them: authenticator apps and phones, text messages, manual linking, mail templates, mail server, leaked passwords, session limits, security notifications. See docs/supabase.md.',
);

/** Runs all checks and returns their findings. Changes nothing in the project. */
export async function examine(options: DoctorOptions, timeoutMs = 15_000): Promise<Finding[]> {
  const project = createProject(options, timeoutMs);
  const run = async ([name, check]: [string, Check]): Promise<Finding> => {
    const failure = ({ message, cause }: Error) =>
      failed(
        `Could not be checked: ${cause instanceof Error ? cause.message || message : message}.`,
      );
    return [name, ...(await check(project).catch(failure))];
  };
  const service = await run(['Service', checkService]);
  // Without the service or with a wrong key, every other check would fail too.
  if (service[1] !== 'ok') return [service];
  const ofProviders = options.providers.map((name): [string, Check] => [
    `Callback link of ${name}`,
    checkRedirect(`/auth/callback?provider=${name}`),
  ]);
  const findings = await Promise.all([...Object.entries(checks), ...ofProviders].map(run));
  return [service, ...findings, ['By hand', ...byHand]];
}
