import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from '../TextLink/TextLink.css.ts';

export interface TextButtonProps extends Omit<Closed<'button'>, 'type'> {
  /**
   * For a button that is not part of a sentence; it gets a larger target.
   * @default false
   */
  standalone?: boolean;
  /** The words. */
  children: ReactNode;
}

/** A button that reads like a link, for something that opens in place, such as a contract's text. */
export const TextButton = ({ standalone = false, ...props }: TextButtonProps) => (
  <button {...props} type="button" className={cx(styles.root, standalone && styles.standalone)} />
);
