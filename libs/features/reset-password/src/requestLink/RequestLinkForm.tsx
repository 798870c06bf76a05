import { waitText } from '@bank-bonuses/auth';
import {
  Button,
  ErrorSummary,
  Notice,
  Stack,
  Text,
  TextField,
  useErrorTitle,
} from '@bank-bonuses/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { LinkRequest } from './useLinkRequest.ts';
import { useResultFocus } from '../useResultFocus.ts';

export interface RequestLinkFormProps {
  request: LinkRequest;
  /**
   * Variant of the submit button.
   * @default 'filled'
   */
  variant?: 'filled' | 'outline';
}

export function RequestLinkForm({ request, variant = 'filled' }: RequestLinkFormProps) {
  const { isSending, isSent, error, secondsLeft, emailError } = request;
  const field = useRef<HTMLInputElement>(null);
  const sentNotice = useRef<HTMLDivElement>(null);
  useResultFocus(error ? field : isSent ? sentNotice : undefined);
  useErrorTitle(error !== undefined || emailError !== undefined);

  useEffect(() => {
    if (emailError) field.current?.focus();
  }, [emailError]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (secondsLeft === 0) void request.send();
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextField
          ref={field}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={request.email}
          error={emailError?.text}
          disabled={isSending}
          onValueChange={request.setEmail}
        />
        <Button
          type="submit"
          variant={variant}
          fullWidth
          loading={isSending}
          loadingText="Sending..."
          disabled={secondsLeft > 0}
        >
          Send Reset Link
        </Button>
        {error && <ErrorSummary message={error.message} offersReload={error.needsReload} />}
        {isSent && (
          <Notice ref={sentNotice} tone="positive" role="status" tabIndex={-1}>
            Password reset link has been sent to your email. Please check your inbox.
          </Notice>
        )}
        {secondsLeft > 0 && (
          <Text tone="quiet" size="small">
            {isSent && <span>Don&apos;t see it? Check your spam folder. </span>}
            <span>{`You can request another link in ${waitText(secondsLeft)}.`}</span>
          </Text>
        )}
      </Stack>
    </form>
  );
}
