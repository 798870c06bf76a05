import type { Factor, Factors } from '@bank-bonuses/auth';
import { useEffect } from 'react';
import { factorLabel } from './factorMessages.ts';
import { CodeFields } from './CodeFields.tsx';
import { useCodeForm } from './useCodeForm.ts';

export interface FactorFormProps {
  factor: Factor;
  factors: Factors;
  /** Whether the code field takes the focus on mount, if the focus is still on the heading. */
  takesFocus: boolean;
  onVerified: (() => void) | undefined;
}

/** Asks for the current code of an authenticator app. */
export function AppCodeForm({ factor, factors, takesFocus, onVerified }: FactorFormProps) {
  // Creates a new challenge for each code, so that the form still works on a page that has been
  // open for a long time.
  const form = useCodeForm({
    factors,
    challenge: () => factors.challenge(factor),
    onVerified,
  });
  const { field } = form;

  useEffect(() => {
    if (takesFocus && isHeading(document.activeElement)) field.current?.focus();
  }, [takesFocus, field]);

  return <CodeFields form={form} description={`From your ${lowerFirst(factorLabel(factor))}`} />;
}

/**
 * Returns whether the focus is still on the heading or the page. If not, the customer has moved it
 * to a link or a button.
 */
const isHeading = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches('h1');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
