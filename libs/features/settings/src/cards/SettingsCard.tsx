import { Card, Heading } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../editing/Section.tsx';
import type { Draft } from '../editing/useSection.ts';
import * as styles from './SettingsCard.css.ts';

export interface SettingsCardProps {
  title: string;
  /** Parts of the card, separated by lines. */
  children: ReactNode;
}

/** Renders a card with a heading for one topic of the settings. */
export const SettingsCard = ({ title, children }: SettingsCardProps) => (
  <Card as="section" aria-labelledby={sectionId(title)}>
    <CardHead title={title} />
    {children}
  </Card>
);

export interface SectionCardProps<D extends Draft> extends Omit<SectionProps<D>, 'heading'> {
  title: string;
}

/** Renders a card with a single section, whose edit button is beside the heading. */
export const SectionCard = <D extends Draft>({ title, ...section }: SectionCardProps<D>) => (
  <Card as="section" aria-labelledby={sectionId(title)}>
    <Section {...section} heading={(action) => <CardHead title={title} action={action} />} />
  </Card>
);

/** Returns the id of a section's heading, to which a link at the top of the page leads. */
export const sectionId = (title: string) => `settings-${title.toLowerCase().replaceAll(' ', '-')}`;

interface CardHeadProps {
  title: string;
  action?: ReactNode;
}

const CardHead = ({ title, action }: CardHeadProps) => (
  <div className={styles.head}>
    <Heading level={2} size="lead" id={sectionId(title)} tabIndex={-1}>
      {title}
    </Heading>
    {action && <span className={styles.action}>{action}</span>}
  </div>
);

/** Renders a part of a card with details that belong together. */
export const Part = ({ children }: { children: ReactNode }) => (
  <div className={styles.part}>{children}</div>
);
