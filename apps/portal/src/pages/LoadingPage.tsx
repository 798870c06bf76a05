import type { ReactNode } from 'react';
import * as styles from './LoadingPage.css.ts';

export interface LoadingPageProps {
  /** @default 'Loading...' */
  text?: string;
  /** Content that renders nothing visible, such as a redirect. */
  children?: ReactNode;
}

/** Renders a text until the portal knows which page to show, or until another document loads. */
export function LoadingPage({ text = 'Loading...', children }: LoadingPageProps) {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={styles.text}>{text}</h1>
      {children}
    </main>
  );
}
