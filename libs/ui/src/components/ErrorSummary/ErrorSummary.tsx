import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';

export interface ErrorSummaryItem {
  /** The `id` of the field, or of the group, that the link leads to. */
  fieldId: string;
  /** What is wrong there. */
  text: string;
  /** Brings the field onto the page when it is elsewhere; the focus goes there afterwards. */
  onSelect?: () => void;
  /**
   * The field has been changed since. The item stays in its place, so that nothing moves under a hand, and
   * is struck out until the form is sent again.
   * @default false
   */
  changed?: boolean;
}

export interface ErrorSummaryProps extends Omit<Closed<'div'>, 'title' | 'children'> {
  /** A heading over the message, when the message alone does not say what happened. */
  title?: string;
  /** What happened; line breaks are kept. */
  message?: ReactNode;
  /** Links to the fields that need another look. */
  items?: readonly ErrorSummaryItem[];
}

/**
 * The red box over a form that could not be sent. It is announced when it appears and takes focus
 * by its `ref`; each link moves focus to its field.
 */
export function ErrorSummary({ title, message, items = [], ...props }: ErrorSummaryProps) {
  const titleId = useId();
  const goTo =
    ({ fieldId, onSelect }: ErrorSummaryItem) =>
    (event: MouseEvent) => {
      // A fragment in the URL would be a navigation to the router.
      event.preventDefault();
      onSelect?.();
      focusField(fieldId);
    };
  return (
    <div
      role="alert"
      tabIndex={-1}
      aria-labelledby={title ? titleId : undefined}
      {...props}
      className={styles.root}
    >
      <CircleAlert className={styles.icon} />
      <div className={styles.content}>
        {title && (
          <p id={titleId} className={styles.title}>
            {title}
          </p>
        )}
        {message && <div className={styles.message}>{message}</div>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item, index) => (
              <li key={`${index} ${item.text}`}>
                <a
                  href={`#${item.fieldId}`}
                  className={styles.link}
                  data-changed={item.changed ? '' : undefined}
                  // No text, which the alert around it would read out all over again.
                  aria-description={item.changed ? 'Changed' : undefined}
                  onClick={goTo(item)}
                >
                  {item.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
