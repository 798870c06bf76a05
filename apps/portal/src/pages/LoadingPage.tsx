import type { ReactNode } from 'react';
import * as styles from './LoadingPage.css.ts';

export interface LoadingPageProps {
  /** Content that renders nothing visible, such as a redirect. */
  children?: ReactNode;
}

/** Renders 'Loading...' until the portal knows which page to show. */
export function LoadingPage({ children }: LoadingPageProps) {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={styles.text}>Loading...</h1>
      {children}
    </main>
  );
}
