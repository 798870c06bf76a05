'use client';

import type { Closed } from '../../internal/closed.ts';
import * as styles from './Amount.css.ts';
import { hiddenAmount, hiddenWords, useAmountsHidden } from './AmountsProvider.tsx';
import { formatAmount } from './formatAmount.ts';

export interface AmountProps extends Omit<Closed<'data'>, 'children' | 'value'> {
  /** US dollars, as a number or a numeric text. */
  value: number | string;
  /** Which signs are shown: only a minus, or a plus too. @default 'negative' */
  sign?: 'negative' | 'always';
  /**
   * `earned` shows earned money in gold. Zero and negative amounts keep the text color.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'earned';
}

// Length of '-$999,999.99'. A longer amount needs a smaller font on a phone.
const usualLength = 12;

/** Renders dollars and cents with digits of one width. Renders dots if amounts are hidden. */
export function Amount({ value, sign = 'negative', tone = 'inherit', ...props }: AmountProps) {
  const hidden = useAmountsHidden();
  if (hidden) {
    return (
      <data {...props} value="" className={styles.tone[tone]} role="img" aria-label={hiddenWords}>
        {hiddenAmount}
      </data>
    );
  }
  const text = formatAmount(value, sign);
  // An amount that rounds to zero, or a text that is not a number, is not shown in gold.
  const isEarned = tone === 'earned' && Number(value) >= 0.005;
  return (
    <data
      translate="no"
      {...props}
      value={value}
      className={styles.tone[isEarned ? 'earned' : 'inherit']}
      data-long={text.length > usualLength ? '' : undefined}
    >
      {text}
    </data>
  );
}
