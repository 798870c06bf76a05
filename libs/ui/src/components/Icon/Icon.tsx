import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Closed<'span'> {
  /** An svg that uses `currentColor`, such as an icon from lucide-react. */
  children: ReactNode;
}

/**
 * Renders an icon in the kit's size. The icon is decorative: the text beside it or the accessible
 * name of its button conveys the meaning.
 */
export const Icon = ({ children, ...props }: IconProps) => (
  <span aria-hidden="true" {...props} className={styles.root}>
    {children}
  </span>
);
