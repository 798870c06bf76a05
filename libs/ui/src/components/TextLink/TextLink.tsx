import type { ReactElement, ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import { linkElement } from '../../internal/linkElement.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends Closed<'a'> {
  /** Where it goes. Not needed when `render` knows. */
  href?: string;
  /** A router's link element to use in place of a plain anchor: `<Link to="/login" />`. */
  render?: ReactElement;
  /**
   * For a link that is not part of a sentence; it gets a larger target.
   * @default false
   */
  standalone?: boolean;
  /** The words: where the link leads. */
  children: ReactNode;
}

/** A link in text. `ref`, aria and data attributes reach the link. */
export const TextLink = ({ render, standalone = false, ...props }: TextLinkProps) =>
  linkElement(render, props, cx(styles.root, standalone && styles.standalone));
