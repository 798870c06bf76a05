'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { formatAmount } from './formatAmount.ts';

const AmountsContext = createContext(false);

/** Shown in place of an amount, whatever its size. */
export const hiddenAmount = '••••';

/** Read out in place of an amount. */
export const hiddenWords = 'Amount hidden';

export interface AmountsProviderProps {
  /** Whether all amounts inside the provider are shown as dots. */
  hidden: boolean;
  /** The content in which amounts are hidden or shown. */
  children: ReactNode;
}

/** Hides or shows every amount below it. Without this provider, amounts are shown. */
export const AmountsProvider = ({ hidden, children }: AmountsProviderProps) => (
  <AmountsContext value={hidden}>{children}</AmountsContext>
);

/** Returns whether the nearest provider hides amounts. */
export const useAmountsHidden = (): boolean => useContext(AmountsContext);

/**
 * Returns a function that formats amounts where `<Amount>` cannot be used: in chart labels, sentences and
 * accessible names. While amounts are hidden, `drawn` text is dots, and `spoken` text can be read out.
 *
 * @example
 * const amountText = useAmountText('spoken');
 * const summary = `You earned ${amountText(stats.total_earned)} in all.`;
 */
export function useAmountText(purpose: 'drawn' | 'spoken' = 'drawn'): typeof formatAmount {
  if (!useAmountsHidden()) return formatAmount;
  return purpose === 'drawn' ? dots : words;
}

// Defined outside the hook, so that the hook returns the same function in each render.
const dots = () => hiddenAmount;
const words = () => hiddenWords;
