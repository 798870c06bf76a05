import type { Closed } from '../../internal/closed.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends Omit<Closed<'span'>, 'children'> {
  /** One or two letters. Longer text is cut off at the edge. */
  initials: string;
}

/**
 * Renders a circle with a person's initials. It is decorative: the name or address beside it
 * identifies the person.
 */
export const Avatar = ({ initials, ...props }: AvatarProps) => (
  <span aria-hidden="true" translate="no" {...props} className={styles.root}>
    {initials}
  </span>
);
