import type { ReactNode } from 'react';
import * as styles from './LoadingPage.css.ts';

export interface LoadingPageProps {
  /** Something invisible that goes on meanwhile, such as a redirect. */
  children?: ReactNode;
}

/** What is seen while nobody knows yet which page this will be. */
export function LoadingPage({ children }: LoadingPageProps) {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={styles.text}>Loading...</h1>
      {children}
    </main>
  );
}
