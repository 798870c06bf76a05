import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from '../../internal/layout.css.ts';

/**
 * The kit's spacing steps in pixels: none 0, xxs 4, xs 8, sm 12, md 16, lg 24, xl 32, xxl 48, xxxl
 * 64.
 */
export type Space = keyof typeof styles.gap;

export interface StackProps extends Closed<'div'> {
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav';
  /**
   * Distance between the items.
   * @default 'md'
   */
  gap?: Space;
  /**
   * Horizontal alignment.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /**
   * `form` limits the width to that of a form, 440 pixels; `full` fills the container.
   * @default 'full'
   */
  width?: 'full' | 'form';
  /** The items, one below the other. */
  children: ReactNode;
}

/** Arranges parts below each other. */
export function Stack({
  as = 'div',
  gap = 'md',
  align = 'stretch',
  width = 'full',
  ...props
}: StackProps) {
  // Every allowed tag accepts the same attributes; only the DOM type of the ref differs.
  const Tag = as as 'div';
  return (
    <Tag
      {...props}
      className={cx(
        styles.stack,
        styles.gap[gap],
        styles.align[align],
        width === 'form' && styles.formWidth,
      )}
    />
  );
}
