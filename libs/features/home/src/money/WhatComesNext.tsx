import type { DashboardStats, HeldMoney, NextPayout } from '@bank-bonuses/api-client';
import { paths } from '@bank-bonuses/product/routes';
import { Amount, Card, formatDay, Heading, Inline, TextLink, useToday } from '@bank-bonuses/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { NeedsAttention } from './NeedsAttention.tsx';
import * as styles from './WhatComesNext.css.ts';

/** The optional stats about what comes next. */
export type NextStats = Pick<DashboardStats, 'next_payout' | 'attention' | 'held'>;

export const hasNext = ({ next_payout, attention, held }: NextStats) =>
  (next_payout ?? attention ?? held) !== undefined;

export interface WhatComesNextProps {
  stats: NextStats;
}

/** Renders the next payout, what needs attention, and the money that the company holds. */
export const WhatComesNext = ({ stats: { next_payout, attention, held } }: WhatComesNextProps) => (
  <Card>
    <div className={styles.parts}>
      {next_payout && <Payout payout={next_payout} />}
      {attention && <NeedsAttention items={attention} />}
      {held && <Held held={held} />}
    </div>
  </Card>
);

function Payout({ payout: { amount, bank_name: bank, date } }: { payout: NextPayout }) {
  const today = useToday();
  return (
    <Sum title="Next payout" amount={amount} to={paths.bonuses} link="See your bonuses">
      From <span translate="no">{bank}</span>
      {date && (
        <span key={date < today ? 'late' : 'on time'}>
          , {date < today ? 'was expected by' : 'expected by'}{' '}
          <time dateTime={date}>{formatDay(date)}</time>
        </span>
      )}
    </Sum>
  );
}

const Held = ({ held: { amount, last_seen: day } }: { held: HeldMoney }) => (
  <Sum title="Money we hold for you" amount={amount} to={paths.accounts} link="See your accounts">
    Last seen on <time dateTime={day}>{formatDay(day)}</time>
  </Sum>
);

interface SumProps {
  title: string;
  /** Dollars. */
  amount: number;
  to: string;
  link: string;
  children: ReactNode;
}

/** Renders an amount with its title, an explanation and a link. */
function Sum({ title, amount, to, link, children }: SumProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <Inline gap="xs" align="baseline" justify="between">
        <Heading level={2} size="lead" id={heading}>
          {title}
        </Heading>
        <p className={styles.amount}>
          <Amount value={amount} />
        </p>
      </Inline>
      <div className={styles.foot}>
        <Inline gap="xs" align="baseline" justify="between">
          <p>{children}</p>
          <TextLink standalone render={<Link to={to} />}>
            {link}
          </TextLink>
        </Inline>
      </div>
    </section>
  );
}
