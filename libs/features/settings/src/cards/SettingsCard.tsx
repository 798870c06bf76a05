import { Card, Heading } from '@bank-bonuses/ui';
import { useId, type ReactNode } from 'react';
import * as styles from './SettingsCard.css.ts';

export interface SettingsCardProps {
  title: string;
  /** Its parts, one below the other with a line between them. */
  children: ReactNode;
}

/** One matter of the settings. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.title}>
        <Heading level={2} size="lead" id={titleId}>
          {title}
        </Heading>
      </div>
      {children}
    </Card>
  );
}

/** A part of a card: details that belong together. */
export const Part = ({ children }: { children: ReactNode }) => (
  <div className={styles.part}>{children}</div>
);
