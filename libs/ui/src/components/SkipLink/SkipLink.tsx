'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<Closed<'a'>, 'href'> {
  /**
   * The `id` of the main landmark. It needs `tabIndex={-1}` to take focus; `PageContent` and
   * `PublicPage` set both.
   * @default 'main'
   */
  target?: string;
  /** The label. @default 'Skip to content' */
  children?: ReactNode;
}

/** Renders a link that skips the navigation: the first link of a page, visible on focus. */
export function SkipLink({
  target = 'main',
  children = 'Skip to content',
  onClick,
  ...props
}: SkipLinkProps) {
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const main = document.getElementById(target);
    if (!main) return;
    // The router would treat a fragment in the URL as a navigation.
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  return (
    <a {...props} href={`#${target}`} className={styles.root} onClick={skip}>
      {children}
    </a>
  );
}
