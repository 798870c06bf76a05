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
 * Renders the main landmark of a page, centered, with a readable width and with margins. It is the
 * target of the page's `SkipLink`.
 */
export const PageContent = ({ id = 'main', ...props }: PageContentProps) => (
  <main {...props} id={id} tabIndex={-1} className={styles.root} />
);
