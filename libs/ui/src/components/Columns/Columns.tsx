import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from '../../internal/layout.css.ts';
import type { Space } from '../Stack/Stack.tsx';

export interface ColumnsProps extends Closed<'div'> {
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /**
   * How the width is shared from 768 px on: `firstWide` is for city, state's code and ZIP, `middleWide`
   * for a state that is chosen by its name; `cards` fits as many as keep a readable width. Below that
   * the parts stand under one another.
   * @default 'halves'
   */
  split?: 'halves' | 'thirds' | 'firstWide' | 'middleWide' | 'cards';
  /**
   * The distance between the parts.
   * @default 'md'
   */
  gap?: Space;
  /**
   * Where the parts stand in their row.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** What stands side by side. */
  children: ReactNode;
}

/** Parts beside one another where they belong together and there is room. */
export function Columns({
  as = 'div',
  split = 'halves',
  gap = 'md',
  align = 'stretch',
  ...props
}: ColumnsProps) {
  // Every allowed tag takes the same attributes; only the DOM type of the ref differs.
  const Tag = as as 'div';
  return (
    <Tag
      {...props}
      className={cx(
        styles.split[split],
        styles.gap[gap],
        split !== 'cards' && styles.fieldRows,
        styles.align[align],
      )}
    />
  );
}
