import { VisuallyHidden } from '@bank-bonuses/ui';
import { useId } from 'react';
import type { MonthRange } from './monthBars.ts';
import * as styles from './MonthRanges.css.ts';

const names = { all: 'All', year: 'This year', recent: 'Last 12 months' } as const;

export interface MonthRangesProps {
  range: MonthRange;
  onRangeChange: (range: MonthRange) => void;
}

/** Renders the choice of the months that the chart shows. */
export function MonthRanges({ range, onRangeChange }: MonthRangesProps) {
  const group = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>Months shown</VisuallyHidden>
      </legend>
      <div className={styles.choices}>
        {(Object.keys(names) as MonthRange[]).map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.input}
              checked={each === range}
              onChange={() => onRangeChange(each)}
            />
            {names[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
