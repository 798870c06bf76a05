import type { DashboardStats } from '@bank-bonuses/api-client';
import { Card, Skeleton, Stack } from '@bank-bonuses/ui';
import * as grid from '../grid.css.ts';
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
  if (!stats) return <Placeholder />;
  const isNext = hasNext(stats);
  if (!isNext && !stats.statement) return null;
  return (
    <div className={grid.row}>
      {isNext && (
        <div className={grid.part}>
          <WhatComesNext stats={stats} />
        </div>
      )}
      {stats.statement && (
        <div className={grid.double}>
          <MoneyStatement statement={stats.statement} />
        </div>
      )}
    </div>
  );
}

const lines = ['1', '2', '3', '4', '5', '6', '7'];

const Placeholder = () => (
  <div className={grid.row} aria-hidden="true">
    {[grid.part, grid.double].map((place) => (
      <div key={place} className={place}>
        <Card>
          <Stack gap="md">
            {lines.map((key) => (
              <Skeleton key={key} width="half" />
            ))}
          </Stack>
        </Card>
      </div>
    ))}
  </div>
);
