import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Closed<'div'> {
  /**
   * The HTML element. Give a `section` or `article` a name with `aria-labelledby`.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li';
  /**
   * `none` for a table or an image that reaches the edges.
   * @default 'regular'
   */
  padding?: 'regular' | 'none';
  /**
   * `shared` places the card's parts in the rows of the surrounding grid, so that the first parts
   * of all cards have the same height, and a part that opens in one card does not change the cards
   * beside it.
   * @default 'own'
   */
  rows?: 'own' | 'shared';
  /** Content of the card. */
  children: ReactNode;
}

/** Renders a bordered surface for one topic. */
export function Card({ as = 'div', padding = 'regular', rows, ...props }: CardProps) {
  // Every allowed tag accepts the same attributes; only the DOM type of the ref differs.
  const Tag = as as 'div';
  return <Tag {...props} className={styles.padding[padding]} data-rows={rows} />;
}
