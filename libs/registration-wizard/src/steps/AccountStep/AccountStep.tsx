import type { ComponentType } from 'react';
import { PasswordField, Stack, TextButton, TextField } from '@bank-bonuses/ui';
import { lengthError, usePasswordRules } from '../../fields/passwordRules.ts';
import type { Applicant } from '../../form/applicant.ts';
import { useAnswer } from '../../form/registrationForm.ts';
import { useTextField } from '../../form/useField.ts';

export interface AccountStepProps {
  applicant: Applicant;
  /** The components of the advice, once they are loaded. */
  advice: { MailTypo: ComponentType; PasswordAdvice: ComponentType } | undefined;
  /** Called when a signed-in visitor wants to use another account. */
  onOtherAccount: () => void;
}

/** Renders step 1: the address and the password to log in with. */
export function AccountStep({ applicant, advice, onOtherAccount }: AccountStepProps) {
  const rules = usePasswordRules(applicant);
  const password = useTextField('password', {
    check: (value) => lengthError(value, rules),
  });
  const hasPassword = applicant.kind === 'existing' && !applicant.lacksPassword;
  return (
    <Stack gap="lg">
      <Address
        isOwn={applicant.kind === 'existing'}
        advice={advice}
        onOtherAccount={onOtherAccount}
      />
      {hasPassword ? (
        <PasswordField
          {...password}
          autoComplete="current-password"
          description="Enter the password that you log in with."
        />
      ) : (
        <>
          <PasswordField
            {...password}
            autoComplete="new-password"
            description={`${applicant.kind === 'existing' ? 'Choose one for this portal. ' : ''}At least ${rules.minPasswordLength} characters.`}
            note={<PasswordNote advice={advice} />}
          />
          <ConfirmPassword />
        </>
      )}
    </Stack>
  );
}

interface AddressProps extends Pick<AccountStepProps, 'advice' | 'onOtherAccount'> {
  /** Whether the address is that of the signed-in account and cannot be changed. */
  isOwn: boolean;
}

function Address({ isOwn, advice, onOtherAccount }: AddressProps) {
  const email = useTextField('email');
  return (
    <Stack gap="xs">
      <TextField
        {...email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        readOnly={isOwn}
        description={isOwn ? 'You are logged in with this address.' : undefined}
        note={!isOwn && advice && <advice.MailTypo />}
      />
      {isOwn && (
        <div>
          <TextButton standalone onClick={onOtherAccount}>
            Use another account
          </TextButton>
        </div>
      )}
    </Stack>
  );
}

/**
 * Renders the strength of the password. Until it is loaded, an empty line reserves its space, so that
 * the button does not move during a press.
 */
function PasswordNote({ advice }: Pick<AccountStepProps, 'advice'>) {
  if (useAnswer('password') === '') return null;
  return advice ? <advice.PasswordAdvice /> : <span>{'\u00a0'}</span>;
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
