import type { Closed } from '../../internal/closed.ts';
import * as styles from './Monogram.css.ts';
import { lettersOf, lookOf } from './monogramOf.ts';

export interface MonogramProps extends Omit<Closed<'span'>, 'children'> {
  /** The whole name, which also stands beside it in words. */
  name: string;
}

/**
 * Letters and colours by which a bank is found again in a list, drawn from its name alone: no trademark, and
 * nothing to load. It is decoration: the name beside it says which bank it is.
 */
export const Monogram = ({ name, ...props }: MonogramProps) => (
  <span aria-hidden="true" {...props} className={styles.look[lookOf(name)]}>
    {lettersOf(name)}
  </span>
);
