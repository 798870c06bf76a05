import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from '../../internal/layout.css.ts';
import type { Space } from '../Stack/Stack.tsx';

export interface ColumnsProps extends Closed<'div'> {
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /**
   * How the columns share the width from 768 px on; below, they are stacked. `firstWide` suits
   * city, state code and ZIP, `middleWide` suits city, state name and ZIP. `cards` has as many
   * columns as fit with a readable width.
   * @default 'halves'
   */
  split?: 'halves' | 'thirds' | 'firstWide' | 'middleWide' | 'cards';
  /**
   * Distance between the columns.
   * @default 'md'
   */
  gap?: Space;
  /**
   * Vertical alignment of the columns.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The columns. */
  children: ReactNode;
}

/** Arranges related parts side by side if they fit. */
export function Columns({
  as = 'div',
  split = 'halves',
  gap = 'md',
  align = 'stretch',
  ...props
}: ColumnsProps) {
  // Every allowed tag accepts the same attributes; only the DOM type of the ref differs.
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
