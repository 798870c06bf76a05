import type { Closed } from '../../internal/closed.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps extends Omit<Closed<'span'>, 'children'> {
  /**
   * Hides the name, for a page that shows it beside the logo; it stays the accessible name.
   * @default false
   */
  markOnly?: boolean;
}

/** Renders the product's mark, a bank's arch over an opening ledger, and its name. */
export const Logo = ({ markOnly = false, ...props }: LogoProps) => (
  <span {...props} className={styles.root}>
    <svg
      className={styles.mark}
      viewBox="0 0 36 36"
      {...(markOnly
        ? { role: 'img', 'aria-label': 'Bank Bonuses' }
        : { 'aria-hidden': true, focusable: false })}
    >
      <rect className={styles.ground} width="36" height="36" rx="9" />
      <path className={styles.line} d="M8 27V17a10 10 0 0 1 20 0v10" />
      <path className={styles.line} d="M13.5 27v-9.5a4.5 4.5 0 0 1 9 0V27" />
      <path className={styles.line} d="M6.5 27h23" />
    </svg>
    {!markOnly && <span className={styles.name}>Bank Bonuses</span>}
  </span>
);
