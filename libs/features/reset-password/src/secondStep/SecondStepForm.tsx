import type { Challenge, Factor, Factors } from '@bank-bonuses/auth';
import {
  Button,
  ErrorSummary,
  OneTimeCodeField,
  RadioGroup,
  Stack,
  useErrorTitle,
} from '@bank-bonuses/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { readCode } from '../form/checks.ts';
import { toFormError, type FormError } from '../form/formError.ts';
import { useResultFocus } from '../form/useResultFocus.ts';

export interface SecondStepFormProps {
  calls: Factors;
  list: Factor[];
  onDone: () => void;
}

/** The code of an authenticator app, or of the text message that this form asks for. */
export function SecondStepForm({ calls, list, onDone }: SecondStepFormProps) {
  const [chosenId, setChosenId] = useState(list[0]?.id ?? '');
  const [sent, setSent] = useState<Challenge>();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [formError, setFormError] = useState<FormError>();
  const field = useRef<HTMLInputElement>(null);
  const chosen = list.find(({ id }) => id === chosenId);
  const needsMessage = chosen?.kind === 'phone' && sent?.factorId !== chosenId;
  useResultFocus(formError ? field : undefined);
  useErrorTitle(formError !== undefined || fieldError !== undefined);

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setFormError(undefined);
    try {
      await work();
    } catch (error) {
      setFormError(toFormError(error, 'The code could not be checked. Please try again.'));
    }
    setIsBusy(false);
  };

  const send = () => attempt(async () => setSent(await calls.challenge(chosenId)));

  const verify = (code: string) =>
    attempt(async () => {
      const isSent = sent?.factorId === chosenId;
      await calls.verify({ challenge: isSent ? sent : await calls.challenge(chosenId), code });
      onDone();
    });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (needsMessage) return void send();
    const code = readCode(field.current?.value ?? '');
    setFieldError(code === undefined ? 'Please enter the 6 digits of the code' : undefined);
    if (code === undefined) field.current?.focus();
    else void verify(code);
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        {list.length > 1 && (
          <RadioGroup
            legend="Use"
            value={chosenId}
            options={list.map((factor) => ({ value: factor.id, label: nameOf(factor) }))}
            onValueChange={setChosenId}
          />
        )}
        {!needsMessage && (
          <OneTimeCodeField
            ref={field}
            label={chosen?.kind === 'phone' ? 'Code' : 'Code of your authenticator app'}
            hint={hintOf(chosen)}
            name="second-step"
            error={fieldError}
            disabled={isBusy}
          />
        )}
        <Button type="submit" fullWidth loading={isBusy} loadingText="Checking...">
          {needsMessage ? 'Send a code' : 'Continue'}
        </Button>
        {formError && <ErrorSummary {...formError} />}
      </Stack>
    </form>
  );
}

const nameOf = ({ kind, name, phone }: Factor): string =>
  name ?? (kind === 'phone' ? `Text message to ${phone ?? 'your phone'}` : 'Authenticator app');

function hintOf(factor: Factor | undefined): string {
  if (factor?.kind === 'phone') return `From the text message to ${factor.phone ?? 'your phone'}`;
  return factor?.name === undefined ? 'It has 6 digits' : `It has 6 digits: ${factor.name}`;
}
