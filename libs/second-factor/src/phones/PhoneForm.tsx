import type { Factor } from '@bank-bonuses/auth';
import { ErrorSummary, PhoneField, Stack, Text, TextField } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { freeName, nameError, nameInUse } from '../apps/appNames.ts';
import type { SecurityError } from '../apps/securityError.ts';
import { useShownError } from '../apps/useShownError.ts';
import { internationalNumber } from './phoneNumber.ts';
import type { NewPhone } from './phoneSteps.ts';

export interface PhoneFormProps {
  id: string;
  known: readonly Factor[];
  isBusy: boolean;
  error: SecurityError | undefined;
  onSubmit: (phone: NewPhone) => void;
}

/** Renders the first step: the number for the codes, and a name for the phone. */
export function PhoneForm({ id, known, isBusy, error, onSubmit }: PhoneFormProps) {
  const numberField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [name, setName] = useState(() => freeName(known, 'My phone'));
  const [errors, setErrors] = useState<{ number?: string; name?: string }>({});
  const { shown, dismiss } = useShownError(error);
  const isTaken = shown?.code === 'mfa_factor_name_conflict';

  useEffect(() => {
    // The fields were disabled during the call and have lost the focus.
    if (error && !isBusy) (isTaken ? nameField : numberField).current?.focus();
  }, [error, isBusy, isTaken]);

  const submit = () => {
    const phone = internationalNumber(number);
    const wrongName = nameError(name.trim(), known);
    setErrors({
      ...(phone === undefined && { number: numberText }),
      ...(wrongName !== undefined && { name: wrongName }),
    });
    if (phone === undefined) numberField.current?.focus();
    else if (wrongName !== undefined) nameField.current?.focus();
    else onSubmit({ name: name.trim(), number: phone });
  };

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Text>
          You will be texted a code when you log in. An authenticator app is safer, since a phone
          number can be taken over; your carrier may charge for messages.
        </Text>
        <PhoneField
          ref={numberField}
          label="Phone number"
          description="Outside the US with the country code, such as +44"
          value={number}
          disabled={isBusy}
          error={errors.number}
          onValueChange={(next) => {
            setNumber(next);
            setErrors({});
            dismiss();
          }}
        />
        <TextField
          ref={nameField}
          label="Name"
          description="So that you can tell it apart later"
          autoComplete="off"
          maxLength={60}
          value={name}
          disabled={isBusy}
          error={errors.name ?? (isTaken ? nameInUse : undefined)}
          onValueChange={(next) => {
            setName(next);
            setErrors({});
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

const numberText = 'Please enter a phone number, with the country code if it is not in the US';
