import { useAuthCall, type Factor, type Factors } from '@bank-bonuses/auth';
import { Button } from '@bank-bonuses/ui';
import { useState } from 'react';
import { CodeForm } from './codes/CodeForm.tsx';
import { factorLabel } from './factorNames.ts';

export interface FactorFormProps {
  factor: Factor;
  factors: Factors;
  /** Whether the code field takes the focus on mount, if the focus is still on the heading. */
  takesFocus: boolean;
  /** Called after a correct code, which also completes the session and so unmounts the form. */
  onVerified: (() => void) | undefined;
}

/** Asks for the current code of an authenticator app. */
export function AppCodeForm({ factor, factors, takesFocus, onVerified }: FactorFormProps) {
  const call = useAuthCall();
  const [isFocused] = useState(() => takesFocus && isHeading(document.activeElement));

  const submit = async (code: string) => {
    // Creates a new challenge for each code, so that the form still works on a page that has been
    // open for a long time.
    const isVerified = await call.run(async () =>
      factors.verify({ challenge: await factors.challenge(factor), code }),
    );
    if (isVerified) onVerified?.();
  };

  return (
    <CodeForm
      description={`From your ${lowerFirst(factorLabel(factor))}`}
      call={call}
      takesFocus={isFocused}
      onSubmit={(code) => void submit(code)}
      button={<ContinueButton isChecking={call.isBusy} />}
    />
  );
}

export const ContinueButton = ({ isChecking }: { isChecking: boolean }) => (
  <Button type="submit" fullWidth loading={isChecking} loadingText="Checking...">
    Continue
  </Button>
);

/**
 * Returns whether the focus is still on the heading or the page. If not, the customer has moved it
 * to a link or a button.
 */
const isHeading = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches('h1');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
