import type { Closed } from '../../internal/closed.ts';
import * as styles from './Amount.css.ts';
import { formatAmount } from './formatAmount.ts';

export interface AmountProps extends Omit<Closed<'data'>, 'children' | 'value'> {
  /** US dollars, as a number or a numeric text. */
  value: number | string;
  /**
   * When the sign shows: only a minus, or a plus too.
   * @default 'negative'
   */
  sign?: 'negative' | 'always';
  /**
   * `earned` is the gold of money that was earned, and of nothing else.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'earned';
}

/** Dollars and cents in figures of one width. */
export const Amount = ({ value, sign = 'negative', tone = 'inherit', ...props }: AmountProps) => (
  <data {...props} value={value} className={styles.tone[tone]}>
    {formatAmount(value, sign)}
  </data>
);
