import { PasswordField, Stack, TextField } from '@bank-bonuses/ui';
import type { ComponentType } from 'react';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { useTextField } from '../../form/useTextField.ts';
import type { Applicant } from '../../form/registrationForm.ts';
import { lengthError, usePasswordRules } from './passwordRules.ts';

/** Advice on what is typed. */
export interface AccountAdvice {
  MailTypo: ComponentType;
  PasswordAdvice: ComponentType;
}

export interface AccountStepProps {
  applicant: Applicant;
  /** Undefined until its script has come. */
  advice: AccountAdvice | undefined;
}

/** Step 1: the address and the password to sign in with. */
export function AccountStep({ applicant, advice }: AccountStepProps) {
  const rules = usePasswordRules(applicant);
  const email = useTextField('email');
  const password = useTextField('password', {
    check: (value) => lengthError(value, rules),
  });
  if (applicant.kind === 'existing')
    return (
      <Stack gap="lg">
        <TextField
          {...email}
          type="email"
          autoComplete="email"
          readOnly
          hint="You are signed in with this address."
        />
        <PasswordField
          {...password}
          autoComplete="current-password"
          hint="Enter the password that you sign in with."
        />
      </Stack>
    );
  return (
    <Stack gap="lg">
      <TextField
        {...email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        note={advice && <advice.MailTypo />}
      />
      <PasswordField
        {...password}
        autoComplete="new-password"
        hint={`At least ${rules.minPasswordLength} characters.`}
        note={<PasswordNote advice={advice} />}
      />
      <ConfirmPassword />
    </Stack>
  );
}

/** Advice whose script may come late: its line is kept free, or it would move the button away from a press. */
function PasswordNote({ advice }: Pick<AccountStepProps, 'advice'>) {
  const isTyped = useAnswer('password') !== '';
  if (advice) return <advice.PasswordAdvice />;
  return isTyped ? <span>{'\u00a0'}</span> : null;
}

function ConfirmPassword() {
  return (
    <PasswordField
      {...useTextField('confirmPassword')}
      autoComplete="new-password"
      revealLabel="confirmed password"
    />
  );
}
