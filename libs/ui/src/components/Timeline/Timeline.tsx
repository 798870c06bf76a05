import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { Closed } from '../../internal/closed.ts';
import { formatDay } from '../../days/formatDay.ts';
import * as styles from './Timeline.css.ts';

/** A step of the timeline. */
export interface TimelineStep {
  /** Short title of the step. */
  title: string;
  /** State of the step; at most one step is current. */
  state: 'done' | 'current' | 'upcoming';
  /** `YYYY-MM-DD`: the day it was done, or is expected. Omit it when the day is unknown. */
  date?: string | undefined;
  /** Short description of the step. */
  description?: string | undefined;
  /**
   * Text of the state of a step that is not done.
   * @default 'In progress' or 'To come'
   */
  stateText?: string;
  /**
   * Text before the day of a step that is not done.
   * @default 'Expected by'
   */
  dateText?: string;
}

export interface TimelineProps extends Omit<Closed<'div'>, 'children'> {
  /** Steps in their order. */
  steps: readonly TimelineStep[];
}

const marks = { done: CircleCheck, current: CircleDot, upcoming: Circle } as const;
const words = { done: 'Done', current: 'In progress', upcoming: 'To come' } as const;

/** Renders done, current and upcoming steps, side by side where there is room. */
export const Timeline = ({ steps, ...props }: TimelineProps) => (
  <div {...props} className={styles.root}>
    <ol className={styles.list}>
      {steps.map((step, at) => {
        const { title, state, date, description, dateText = 'Expected by' } = step;
        const Mark = marks[state];
        const day = date && <time dateTime={date}>{formatDay(date, 'long')}</time>;
        return (
          <li
            key={`${at} ${title}`}
            className={styles.step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
          >
            <Mark className={styles.mark[state]} aria-hidden="true" />
            <div className={styles.texts}>
              <p className={styles.title[state]}>{title}</p>
              <p className={styles.state}>
                {state === 'done' && day ? (
                  <span key="done">Done on {day}</span>
                ) : (
                  <>
                    <span className={state === 'current' ? styles.now : undefined}>
                      {step.stateText ?? words[state]}
                    </span>
                    {day && (
                      <span key={dateText}>
                        {' '}
                        · {dateText} {day}
                      </span>
                    )}
                  </>
                )}
              </p>
              {description && <p className={styles.description}>{description}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  </div>
);
