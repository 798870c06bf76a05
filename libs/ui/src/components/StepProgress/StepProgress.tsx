import Check from 'lucide-react/icons/check';
import type { Closed } from '../../internal/closed.ts';
import { Progress } from '../Progress/Progress.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepProgress.css.ts';

export interface StepProgressProps extends Omit<Closed<'div'>, 'children'> {
  /** Names of the steps in their order. */
  steps: readonly string[];
  /** The current step, counted from 1. */
  current: number;
}

/**
 * Shows the position in a sequence: all steps with a progress bar. On a phone, only the current
 * step shows its name; the others show their numbers and keep their names for screen readers.
 */
export function StepProgress({ steps, current, ...props }: StepProgressProps) {
  return (
    <div {...props} className={styles.root}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const done = index + 1 < current;
          return (
            <li
              key={step}
              className={styles.step}
              aria-current={index + 1 === current ? 'step' : undefined}
              data-state={done ? 'done' : undefined}
            >
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <span className={styles.name}>{step}</span>
              {done && (
                <>
                  {' '}
                  <Check className={styles.checkMark} strokeWidth={3} />
                  <VisuallyHidden>(done)</VisuallyHidden>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {/* The list names the steps. */}
      <Progress label={`Step ${current} of ${steps.length}`} value={current / steps.length} />
    </div>
  );
}
