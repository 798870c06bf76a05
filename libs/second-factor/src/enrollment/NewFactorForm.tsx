import type { AuthCall, Factor, FactorKind } from '@bank-bonuses/auth';
import { ErrorSummary, PhoneField, Stack, Text, TextField } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { freeName, nameError, nameInUse } from '../factorNames.ts';
import { internationalNumber } from './phoneNumber.ts';
import type { NewFactor } from './useEnrollment.ts';

export interface NewFactorFormProps {
  id: string;
  kind: FactorKind;
  /** The factors that are already enrolled. */
  known: readonly Factor[];
  call: Pick<AuthCall, 'isBusy' | 'error'>;
  /** @default false */
  takesFocus?: boolean;
  onSubmit: (factor: NewFactor) => void;
}

const texts: Record<FactorKind, string> = {
  totp: "An authenticator app on your phone shows a new code every 30 seconds. You will be asked for it after your password. If you have none yet, install one from your phone's app store first.",
  phone:
    'You will be texted a code when you log in. An authenticator app is safer, since a phone number can be taken over; your carrier may charge for messages.',
};

/** Renders the first step: a name for the app or the phone, and the number of a phone. */
export function NewFactorForm({
  id,
  kind,
  known,
  call: { isBusy, error },
  takesFocus = false,
  onSubmit,
}: NewFactorFormProps) {
  const isPhone = kind === 'phone';
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState('');
  const [name, setName] = useState(() => freeName(known, isPhone ? 'My phone' : undefined));
  const [errors, setErrors] = useState<{ number?: string | undefined; name?: string | undefined }>(
    {},
  );
  const isTaken = error?.code === 'mfa_factor_name_conflict';
  const wasBusy = useRef(takesFocus);

  useEffect(() => {
    // The fields were disabled during the call and have lost the focus.
    if (wasBusy.current && !isBusy)
      focusField(form.current, isPhone && !isTaken ? 'number' : 'name');
    wasBusy.current ||= isBusy;
  }, [isBusy, isPhone, isTaken]);

  const submit = () => {
    const converted = isPhone ? internationalNumber(number) : undefined;
    const found = {
      number: isPhone && converted === undefined ? numberText : undefined,
      name: nameError(name.trim(), known),
    };
    setErrors(found);
    if (found.number) focusField(form.current, 'number');
    else if (found.name) focusField(form.current, 'name');
    else onSubmit({ name: name.trim(), number: converted });
  };

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Text>{texts[kind]}</Text>
        {isPhone && (
          <PhoneField
            label="Phone number"
            description="Outside the US with the country code, such as +44"
            name="number"
            value={number}
            disabled={isBusy}
            error={errors.number}
            onValueChange={(next) => {
              setNumber(next);
              setErrors({ ...errors, number: undefined });
            }}
          />
        )}
        <TextField
          label="Name"
          description="So that you can tell it apart later, such as My phone"
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          disabled={isBusy}
          error={errors.name ?? (isTaken ? nameInUse : undefined)}
          onValueChange={(next) => {
            setName(next);
            setErrors({ ...errors, name: undefined });
          }}
        />
        {error && !isTaken && (
          <ErrorSummary message={error.message} offersReload={error.needsReload} />
        )}
      </Stack>
    </form>
  );
}

const focusField = (form: HTMLFormElement | null, name: 'number' | 'name') =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

const numberText = 'Please enter a phone number, with the country code if it is not in the US';
