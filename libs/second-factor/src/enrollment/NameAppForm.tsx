import type { Factor } from '@bank-bonuses/auth';
import { ErrorSummary, Stack, Text, TextField } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import type { SecurityError } from '../apps/securityError.ts';
import { useShownError } from '../apps/useShownError.ts';
import { freeName, nameError, nameInUse } from '../apps/appNames.ts';

export interface NameAppFormProps {
  id: string;
  apps: readonly Factor[];
  isBusy: boolean;
  error: SecurityError | undefined;
  /**
   * Whether the field takes the focus on mount, because the form replaces the focused element.
   * @default false
   */
  takesFocus?: boolean;
  onSubmit: (name: string) => void;
}

/** Renders the first step: the name of the app. */
export function NameAppForm({
  id,
  apps,
  isBusy,
  error,
  takesFocus = false,
  onSubmit,
}: NameAppFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => freeName(apps));
  const [fieldError, setFieldError] = useState<string>();
  const { shown, dismiss } = useShownError(error);
  const isTaken = shown?.code === 'mfa_factor_name_conflict';

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // The field was disabled during the call and has lost the focus.
    if (error && !isBusy) field.current?.focus();
  }, [error, isBusy]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = name.trim();
        const found = nameError(trimmed, apps);
        setFieldError(found);
        if (found) field.current?.focus();
        else onSubmit(trimmed);
      }}
    >
      <Stack gap="md">
        <Text>
          An authenticator app on your phone shows a new code every 30 seconds. You will be asked
          for it after your password. If you have none yet, install one from your phone&apos;s app
          store first.
        </Text>
        <TextField
          ref={field}
          label="Name"
          description="So that you can tell it apart later, such as My phone"
          autoComplete="off"
          maxLength={60}
          value={name}
          disabled={isBusy}
          error={fieldError ?? (isTaken ? nameInUse : undefined)}
          onValueChange={(next) => {
            setName(next);
            setFieldError(undefined);
            dismiss();
          }}
        />
        {shown && !isTaken && (
          <ErrorSummary message={shown.message} offersReload={shown.offersReload} />
        )}
      </Stack>
    </form>
  );
}
