import type { ReactElement, ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import { linkElement } from '../../internal/linkElement.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends Closed<'a'> {
  /** The target URL. Not needed with `render`. */
  href?: string;
  /** A router's link element to use in place of a plain anchor: `<Link to="/login" />`. */
  render?: ReactElement;
  /** Gives a link outside of a sentence a larger target. @default false */
  standalone?: boolean;
  /** The label: where the link leads. */
  children: ReactNode;
}

/** Renders a link in text. `ref`, aria and data attributes reach the link. */
export const TextLink = ({ render, standalone = false, ...props }: TextLinkProps) =>
  linkElement(render, props, cx(styles.root, standalone && styles.standalone));
