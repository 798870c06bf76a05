import type { Closed } from '../../internal/closed.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = Closed<'span'>;

/** Words for those who hear the page and not for those who see it. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => (
  <span {...props} className={styles.hidden} />
);
