import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Closed<'span'> {
  /** An svg that uses `currentColor`, such as an icon from lucide-react. */
  children: ReactNode;
}

/**
 * Gives an icon the kit's size. It is decoration: the text beside it, or its button's name, has its
 * meaning.
 */
export const Icon = ({ children, ...props }: IconProps) => (
  <span aria-hidden="true" {...props} className={styles.root}>
    {children}
  </span>
);
