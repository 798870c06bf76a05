import { orNotProvided } from '@bank-bonuses/product';
import { Inline, Progress, Text } from '@bank-bonuses/ui';
import * as styles from './BonusCard.css.ts';
import { StatusLabel } from './StatusLabel.tsx';
import type { DisplayStatus } from './statusOf.ts';

export interface BonusProgressProps {
  bank: string;
  status: DisplayStatus | undefined;
  /** Progress in percent. */
  progress: number | undefined;
}

/**
 * Renders the progress of a bonus as text, number and bar. Rounds the number down, so that an
 * unfinished bonus never shows 100%.
 */
export function BonusProgress({ bank, status, progress }: BonusProgressProps) {
  const percent =
    progress === undefined ? undefined : Math.floor(Math.min(100, Math.max(0, progress)));
  const isCancelled = status === 'Cancelled';
  const isDone = status === 'Completed' && percent === 100;
  return (
    <div className={styles.foot}>
      <Inline justify="between" wrap={false}>
        <StatusLabel status={status} />
        <Text
          as="span"
          // The bar below says the number.
          aria-hidden={percent !== null}
          size="small"
          tone={isCancelled ? 'quiet' : 'strong'}
          weight="medium"
        >
          {orNotProvided(percent, (whole) => `${whole}%`)}
        </Text>
      </Inline>
      {percent !== undefined && (
        <Progress
          value={percent / 100}
          label={`Progress of ${bank}`}
          tone={isCancelled ? 'quiet' : isDone ? 'done' : 'accent'}
        />
      )}
    </div>
  );
}
