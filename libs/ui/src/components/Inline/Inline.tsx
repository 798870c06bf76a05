import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from '../../internal/layout.css.ts';
import type { Space } from '../Stack/Stack.tsx';

export interface InlineProps extends Closed<'div'> {
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav';
  /**
   * Distance between the items.
   * @default 'sm'
   */
  gap?: Space;
  /**
   * Vertical alignment.
   * @default 'center'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /**
   * Distribution of the items along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Whether items wrap to a new line.
   * @default true
   */
  wrap?: boolean;
  /** The items of the line. */
  children: ReactNode;
}

/** Arranges parts side by side. */
export function Inline({
  as = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  ...props
}: InlineProps) {
  // Every allowed tag accepts the same attributes; only the DOM type of the ref differs.
  const Tag = as as 'div';
  return (
    <Tag
      {...props}
      className={cx(
        styles.inline,
        wrap && styles.wrap,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    />
  );
}
