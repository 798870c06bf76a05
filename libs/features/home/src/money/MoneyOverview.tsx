import type { DashboardStats } from '@bank-bonuses/api-client';
import * as styles from './MoneyOverview.css.ts';
import { MoneyPlaceholder } from './MoneyPlaceholder.tsx';
import { MoneyStatement } from './MoneyStatement.tsx';
import { hasNext, WhatComesNext } from './WhatComesNext.tsx';

export interface MoneyOverviewProps {
  /** The customer's stats. Placeholders are shown while it is `undefined`. */
  stats: DashboardStats | undefined;
}

/**
 * Renders what comes next and the statement of the customer's money, side by side if there is room.
 * Renders nothing if the service returns neither.
 */
export function MoneyOverview({ stats }: MoneyOverviewProps) {
  if (!stats) return <MoneyPlaceholder />;
  const isNext = hasNext(stats);
  if (!isNext && !stats.statement) return null;
  return (
    <div className={styles.parts}>
      {isNext && (
        <div className={styles.next}>
          <WhatComesNext stats={stats} />
        </div>
      )}
      {stats.statement && (
        <div className={styles.statement}>
          <MoneyStatement statement={stats.statement} />
        </div>
      )}
    </div>
  );
}
