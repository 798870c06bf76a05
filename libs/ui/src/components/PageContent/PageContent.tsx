import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './PageContent.css.ts';

export interface PageContentProps extends Omit<Closed<'main'>, 'tabIndex'> {
  /**
   * Target of the `SkipLink`.
   * @default 'main'
   */
  id?: string;
  /** The page: its header and content. */
  children: ReactNode;
}

/**
 * Renders the main landmark of a page: a readable width in the middle, margins at its sides, and
 * the target of a `SkipLink`.
 */
export const PageContent = ({ id = 'main', ...props }: PageContentProps) => (
  <main {...props} id={id} tabIndex={-1} className={styles.root} />
);
