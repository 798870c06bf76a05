'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { formatAmount } from './formatAmount.ts';

const AmountsContext = createContext(false);

/** What is drawn in place of a figure, whatever its size. */
export const hiddenFigure = '••••';

/** What assistive technology says in place of a figure. */
export const hiddenWords = 'Amount hidden';

export interface AmountsProviderProps {
  /** Whether every amount below shows dots and no figure. */
  hidden: boolean;
  /** The page, or a part of it. */
  children: ReactNode;
}

/** Hides or shows every amount below it. Without it they show. */
export const AmountsProvider = ({ hidden, children }: AmountsProviderProps) => (
  <AmountsContext value={hidden}>{children}</AmountsContext>
);

/** Whether amounts are hidden here. */
export const useAmountsHidden = (): boolean => useContext(AmountsContext);

/**
 * Writes amounts where `<Amount>` cannot stand: in labels of a chart, sentences and accessible names.
 * While amounts are hidden, `drawn` text is dots, and `spoken` text is words that can be read out.
 *
 * @example
 * const amountText = useAmountText('spoken');
 * const summary = `You earned ${amountText(stats.total_earned)} in all.`;
 */
export function useAmountText(purpose: 'drawn' | 'spoken' = 'drawn'): typeof formatAmount {
  if (!useAmountsHidden()) return formatAmount;
  return purpose === 'drawn' ? dots : words;
}

// One and the same function every time, so that what is computed with it can be kept.
const dots = () => hiddenFigure;
const words = () => hiddenWords;
