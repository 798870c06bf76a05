import type { Closed } from '../../internal/closed.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends Omit<Closed<'span'>, 'children'> {
  /** One or two letters. Longer text is cut off at the edge. */
  initials: string;
}

/** Stands for a person. It is decoration: the name or address beside it says who it is. */
export const Avatar = ({ initials, ...props }: AvatarProps) => (
  <span aria-hidden="true" {...props} className={styles.root}>
    {initials}
  </span>
);
