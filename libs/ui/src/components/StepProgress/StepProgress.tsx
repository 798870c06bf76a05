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
 * Shows the position in a sequence: all steps with a progress bar; on a phone 'Step 2 of 5:
 * Personal' and 'Next: Address'.
 */
export function StepProgress({ steps, current, ...props }: StepProgressProps) {
  const next = steps[current];
  const position = `Step ${current} of ${steps.length}: ${steps[current - 1] ?? ''}`;
  return (
    <div {...props} className={styles.root}>
      <div className={styles.short}>
        <p className={styles.position}>{position}</p>
        {next !== undefined && <p className={styles.next}>{`Next: ${next}`}</p>}
      </div>
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
              <span>{step}</span>
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
      <Progress label={position} value={current / steps.length} />
    </div>
  );
}
