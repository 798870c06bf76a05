import { useSignInPolicy } from '@bank-bonuses/portal-config/policy';
import type { Applicant } from '../../machine/wizard.ts';
import { specifiedRules, type PasswordRules } from './passwordLength.ts';

/** What the password must be that this applicant types: a new one what the deployment asks for. */
export function usePasswordRules({ kind }: Applicant): PasswordRules {
  const policy = useSignInPolicy();
  return kind === 'existing' ? specifiedRules : policy;
}
