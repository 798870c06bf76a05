import { PasswordField, Stack, TextButton, TextField } from '@bank-bonuses/ui';
import { lengthError, usePasswordRules } from '../../fields/passwordRules.ts';
import type { Applicant } from '../../form/applicant.ts';
import { useTextField } from '../../form/useField.ts';
import { MailTypo, PasswordAdvice } from './AccountAdvice.tsx';

export interface AccountStepProps {
  applicant: Applicant;
  /** Called when a signed-in visitor wants to use another account. */
  onOtherAccount: () => void;
}

/** Renders step 1: the address and the password to log in with. */
export function AccountStep({ applicant, onOtherAccount }: AccountStepProps) {
  const rules = usePasswordRules(applicant);
  const password = useTextField('password', {
    check: (value) => lengthError(value, rules),
  });
  const hasPassword = applicant.kind === 'existing' && !applicant.lacksPassword;
  return (
    <Stack gap="lg">
      <Address isOwn={applicant.kind === 'existing'} onOtherAccount={onOtherAccount} />
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
            note={<PasswordAdvice />}
          />
          <ConfirmPassword />
        </>
      )}
    </Stack>
  );
}

interface AddressProps extends Pick<AccountStepProps, 'onOtherAccount'> {
  /** Whether the address is that of the signed-in account and cannot be changed. */
  isOwn: boolean;
}

function Address({ isOwn, onOtherAccount }: AddressProps) {
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
        note={!isOwn && <MailTypo />}
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

function ConfirmPassword() {
  return (
    <PasswordField
      {...useTextField('confirmPassword')}
      autoComplete="new-password"
      revealLabel="confirmed password"
    />
  );
}
