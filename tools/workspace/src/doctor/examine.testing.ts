import { onTestFinished } from 'vitest';
import { examine } from './examine.ts';
import { portal, publishableKey, secretKey, startFakeProject } from './fakeProject.testing.ts';
import type { Finding } from './finding.ts';
import type { DoctorOptions } from './options.ts';

/** Starts a fake project and closes it at the end of the test. */
export async function start(...args: Parameters<typeof startFakeProject>) {
  const project = await startFakeProject(...args);
  onTestFinished(() => project.close());
  return project;
}

/** Runs all checks against a project, with every option set. */
export function look(url: string, changes: Partial<DoctorOptions> = {}): Promise<Finding[]> {
  return examine({
    url,
    key: publishableKey,
    secretKey,
    portal,
    providers: ['google'],
    phoneFactors: true,
    issuer: undefined,
    json: false,
    timeoutMs: 20_000,
    ...changes,
  });
}

/** Returns `check: state` for each finding that needs a change or could not be checked. */
export const unmet = (findings: Finding[]) =>
  findings
    .filter(({ state }) => state === 'change' || state === 'unreachable')
    .map(({ check, state }) => `${check}: ${state}`);

/**
 * Returns the responses of a project with these accounts, each given by its kinds of verified
 * factors. As in Supabase Auth, the list of accounts does not contain the factors.
 */
export function withAccounts(...accounts: string[][]): Parameters<typeof startFakeProject>[0] {
  const idOf = (index: number) => `00000000-0000-4000-8000-0000000001${index}${index}`;
  const users = accounts.map((_, index) => ({ id: idOf(index), email: 'alex@example.com' }));
  const factors = accounts.map((kinds, index): [string, { json: unknown }] => [
    `GET /admin/users/${idOf(index)}/factors`,
    { json: kinds.map((kind) => ({ status: 'verified', factor_type: kind })) },
  ]);
  return {
    'GET /admin/users': { json: { users, aud: 'authenticated' } },
    ...Object.fromEntries(factors),
  };
}
