'use client';

import { createContext, use, type ReactNode } from 'react';

const FootContext = createContext<ReactNode>(undefined);

export interface PublicPageFootProps {
  /** Content at the foot of each page, such as a help link. */
  footer: ReactNode;
  /** The pages. */
  children: ReactNode;
}

/** Adds the same footer to every `PublicPage` inside it. */
export function PublicPageFoot({ footer, children }: PublicPageFootProps) {
  return <FootContext value={footer}>{children}</FootContext>;
}

/** Returns the footer of the nearest `PublicPageFoot`. */
export const usePublicPageFoot = (): ReactNode => use(FootContext);
