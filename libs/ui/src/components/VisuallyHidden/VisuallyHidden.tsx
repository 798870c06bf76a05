import type { Closed } from '../../internal/closed.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = Closed<'span'>;

/** Renders text for screen readers that is not visible. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => (
  <span {...props} className={styles.hidden} />
);
