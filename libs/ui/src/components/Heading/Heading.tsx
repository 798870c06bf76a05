import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './Heading.css.ts';

const sizeOfLevel = {
  1: 'heading',
  2: 'title',
  3: 'lead',
  4: 'small',
  5: 'small',
  6: 'small',
} as const;

export interface HeadingProps extends Closed<'h1'> {
  /** Level in the page's outline: h1 to h6. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Font size, if it differs from that of the level.
   * @default by level: 1 is 'heading', 2 'title', 3 'lead', the rest 'small'
   */
  size?: 'small' | 'lead' | 'title' | 'heading' | 'display';
  /** The text. */
  children: ReactNode;
}

/**
 * Renders a heading. With `tabIndex={-1}` it can be focused by script when a page or a step
 * changes.
 */
export function Heading({ level, size = sizeOfLevel[level], ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={styles.size[size]} />;
}
