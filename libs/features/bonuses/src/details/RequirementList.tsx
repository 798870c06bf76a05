import type { BonusRequirement } from '@bank-bonuses/api-client';
import { formatDay } from '@bank-bonuses/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleMinus from 'lucide-react/icons/circle-minus';
import * as styles from './RequirementList.css.ts';

const looks = {
  done: { words: 'Done', Mark: CircleCheck },
  current: { words: 'Next', Mark: CircleDot },
  upcoming: { words: 'Upcoming', Mark: Circle },
  dropped: { words: 'Not done', Mark: CircleMinus },
} as const;

export interface RequirementListProps {
  requirements: readonly BonusRequirement[];
  /** The current day in the customer's time zone, as `YYYY-MM-DD`. */
  today: string;
  /** Whether the bonus is canceled. If so, no requirement is marked as next or due. */
  isCancelled: boolean;
}

/** Renders the bank's requirements in order, with their states and due dates. */
export const RequirementList = ({ requirements, today, isCancelled }: RequirementListProps) => (
  <ol className={styles.list}>
    {requirements.map(({ text, state, date }, at) => {
      const look = isCancelled && state !== 'done' ? 'dropped' : state;
      const { words, Mark } = looks[look];
      const day = date && <time dateTime={date}>{formatDay(date)}</time>;
      return (
        <li
          key={`${at} ${text}`}
          className={styles.requirement}
          aria-current={look === 'current' ? 'step' : undefined}
        >
          <Mark className={styles.mark[look]} aria-hidden="true" />
          <div>
            <p className={styles.text[look]}>{text}</p>
            <p className={styles.state}>
              {look === 'done' && day ? (
                <span key="done">Done on {day}</span>
              ) : (
                <span className={look === 'current' ? styles.next : undefined}>{words}</span>
              )}
              {day && (look === 'current' || look === 'upcoming') && (
                <span key={date < today ? 'overdue' : 'due'}>
                  {date < today ? 'Overdue since' : 'Due by'} {day}
                </span>
              )}
            </p>
          </div>
        </li>
      );
    })}
  </ol>
);
