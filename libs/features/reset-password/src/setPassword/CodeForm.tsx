import { useAuth } from '@bank-bonuses/auth';
import { Button, ErrorSummary, OneTimeCodeField, Stack, useErrorTitle } from '@bank-bonuses/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { readCode } from '../form/checks.ts';
import { toFormError, type FormError } from '../form/formError.ts';
import type { LinkRequest } from '../requestLink/useLinkRequest.ts';
import { useResultFocus } from '../form/useResultFocus.ts';

export interface CodeFormProps {
  /** The request for the recovery email, with the address to which the code was sent. */
  request: LinkRequest;
  variant: 'filled' | 'outline';
  onVerified: () => void;
}

/**
 * Renders the form for the six-digit code in the email. Unlike the link, the code works in any
 * browser.
 */
export function CodeForm({ request, variant, onVerified }: CodeFormProps) {
  const auth = useAuth();
  const [fieldError, setFieldError] = useState<string>();
  const [formError, setFormError] = useState<FormError>();
  const [isChecking, setIsChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hasFailed = formError !== undefined;
  useResultFocus(hasFailed ? field : undefined);
  useErrorTitle(hasFailed || fieldError !== undefined);
  // Selects the rejected code, so that typing replaces it.
  useEffect(() => {
    if (hasFailed && document.activeElement === field.current) field.current?.select();
  }, [hasFailed]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(undefined);
    const code = readCode(field.current?.value ?? '');
    setFieldError(code === undefined ? 'Please enter the 6 digits of the code' : undefined);
    if (code === undefined) field.current?.focus();
    // Validated after the code, so that the first invalid field on the page gets the focus.
    const email = request.usableEmail();
    if (code === undefined || email === undefined) return;

    setIsChecking(true);
    try {
      await auth.verifyRecoveryCode({ email, code });
      onVerified();
    } catch (error) {
      setFormError(toFormError(error, 'An error occurred during password reset'));
      setIsChecking(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        <OneTimeCodeField
          ref={field}
          label="6-digit code"
          description="From the newest email that we sent you"
          name="code"
          required
          error={fieldError}
          disabled={isChecking}
        />
        <Button
          type="submit"
          variant={variant}
          fullWidth
          loading={isChecking}
          loadingText="Checking..."
        >
          Continue
        </Button>
        {hasFailed && <ErrorSummary {...formError} />}
      </Stack>
    </form>
  );
}
