import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Closed<'div'> {
  /**
   * The element: a `section` or `article` needs a name by `aria-labelledby`.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li';
  /**
   * `none` for a table or an image that reaches the edges.
   * @default 'regular'
   */
  padding?: 'regular' | 'none';
  /**
   * `shared` puts its parts into the rows of the grid around it, so that the first part is as high as
   * the neighbours' cards, and a part that opens below it leaves them alone.
   * @default 'own'
   */
  rows?: 'own' | 'shared';
  /** Content of the card. */
  children: ReactNode;
}

/** A surface for one matter. */
export function Card({ as = 'div', padding = 'regular', rows, ...props }: CardProps) {
  // Every allowed tag takes the same attributes; only the DOM type of the ref differs.
  const Tag = as as 'div';
  return <Tag {...props} className={styles.padding[padding]} data-rows={rows} />;
}
