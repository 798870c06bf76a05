import { Card, Heading } from '@bank-bonuses/ui';
import { useId, type ReactNode } from 'react';
import { Section, type SectionProps } from '../editing/Section.tsx';
import type { Draft } from '../editing/useSection.ts';
import * as styles from './SettingsCard.css.ts';

export interface SettingsCardProps {
  title: string;
  /** Parts of the card, separated by lines. */
  children: ReactNode;
}

/** Renders a card with a heading for one topic of the settings. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHead title={title} titleId={titleId} />
      {children}
    </Card>
  );
}

export interface SectionCardProps<D extends Draft> extends Omit<SectionProps<D>, 'heading'> {
  title: string;
}

/** Renders a card with a single section, whose edit button is beside the heading. */
export function SectionCard<D extends Draft>({ title, ...section }: SectionCardProps<D>) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Section
        {...section}
        heading={(action) => <CardHead title={title} titleId={titleId} action={action} />}
      />
    </Card>
  );
}

interface CardHeadProps {
  title: string;
  titleId: string;
  action?: ReactNode;
}

const CardHead = ({ title, titleId, action }: CardHeadProps) => (
  <div className={styles.head}>
    <Heading level={2} size="lead" id={titleId}>
      {title}
    </Heading>
    {action && <span className={styles.action}>{action}</span>}
  </div>
);

/** Renders a part of a card with details that belong together. */
export const Part = ({ children }: { children: ReactNode }) => (
  <div className={styles.part}>{children}</div>
);
