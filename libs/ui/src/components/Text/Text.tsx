import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends Closed<'p'> {
  /**
   * The element.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'strong';
  /**
   * Tone of the text.
   * @default 'normal'
   */
  tone?: 'inherit' | 'normal' | 'strong' | 'quiet' | 'critical' | 'positive';
  /**
   * Font size.
   * @default 'regular'
   */
  size?: 'small' | 'regular' | 'large';
  /**
   * Font weight.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'bold';
  /** Alignment of the text. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The text. */
  children: ReactNode;
}

/** Renders running text. With `align="start"`, lines have at most 68 characters. */
export function Text({
  as = 'p',
  tone = 'normal',
  size = 'regular',
  weight = 'regular',
  align = 'start',
  ...props
}: TextProps) {
  // Every allowed tag accepts the same attributes; only the DOM type of the ref differs.
  const Tag = as as 'p';
  return (
    <Tag
      {...props}
      className={cx(
        styles.tone[tone],
        styles.size[size],
        styles.weight[weight],
        styles.align[align],
        styles.measure[align === 'start' ? 'line' : 'none'],
      )}
    />
  );
}
