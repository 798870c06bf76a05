import type { Factor, Factors } from '@bank-bonuses/auth';
import { factorLabel } from './factorTexts.ts';
import { CodeFields } from './CodeFields.tsx';
import { useCodeForm } from './useCodeForm.ts';

export interface FactorFormProps {
  factor: Factor;
  factors: Factors;
  onVerified: (() => void) | undefined;
}

/** Asks for what an authenticator app shows now. */
export function AppCodeForm({ factor, factors, onVerified }: FactorFormProps) {
  // Asked for with each code, so that no page that stood open for long fails.
  const form = useCodeForm({
    factors,
    challenge: () => factors.challenge(factor.id),
    onVerified,
  });
  return <CodeFields form={form} hint={`From your ${lowerFirst(factorLabel(factor))}`} />;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
