import type { Closed } from '../../internal/closed.ts';
import * as styles from './Monogram.css.ts';
import { lettersOf, lookOf } from './monogramOf.ts';

export interface MonogramProps extends Omit<Closed<'span'>, 'children'> {
  /** The full name, which is also shown as text beside it. */
  name: string;
}

/**
 * Renders initials in a color that is derived from a bank's name, so that no trademarked logo is
 * shown and no image is loaded. It is decorative: the name beside it identifies the bank.
 */
export const Monogram = ({ name, ...props }: MonogramProps) => (
  <span aria-hidden="true" translate="no" {...props} className={styles.look[lookOf(name)]}>
    {lettersOf(name)}
  </span>
);
