import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from '../TextLink/TextLink.css.ts';

export interface TextButtonProps extends Omit<Closed<'button'>, 'type'> {
  /** Gives a button outside of a sentence a larger target. @default false */
  standalone?: boolean;
  /** The label. */
  children: ReactNode;
}

/**
 * Renders a button that looks like a link, for content that opens in place, such as a contract's
 * text.
 */
export const TextButton = ({ standalone = false, ...props }: TextButtonProps) => (
  <button {...props} type="button" className={cx(styles.root, standalone && styles.standalone)} />
);
