'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { reloadLabel, reloadPage } from '../../internal/reload.ts';
import { Button } from '../Button/Button.tsx';
import { announce, withdraw } from '../LiveRegion/announcements.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';
import { useKeptHeight } from './useKeptHeight.ts';

/** A link to an invalid field. */
export interface ErrorSummaryItem {
  /** The `id` of the field or group that the link focuses. */
  fieldId: string;
  /** Error text of the item. */
  message: string;
  /** Called before focus moves to the field. It can show a field that is not on the page. */
  onSelect?: () => void;
  /**
   * Whether the field has been changed since the error appeared. The item then disappears, and
   * returns when the field becomes invalid again; the box keeps its height, so that nothing moves
   * under the pointer.
   * @default false
   */
  changed?: boolean;
}

export interface ErrorSummaryProps extends Omit<Closed<'div'>, 'title' | 'children'> {
  /** A heading above the message, if the message alone does not say what happened. */
  title?: string;
  /** Text about the error; line breaks are kept. */
  message?: ReactNode;
  /**
   * Links to the invalid fields.
   * @default none
   */
  items?: readonly ErrorSummaryItem[];
  /** Text that replaces title and message once every item has been changed; the box keeps its height. */
  changedText?: string | undefined;
  /**
   * Whether only a reload of the page helps: adds a Reload button below the message.
   * @default false
   */
  offersReload?: boolean | undefined;
}

/**
 * Renders the red box above a form that could not be submitted. A form that passes a `ref` focuses
 * the box when it appears; otherwise it is announced. Each link moves focus to its field.
 */
export function ErrorSummary({
  title,
  message,
  items = [],
  changedText,
  offersReload = false,
  ref,
  ...props
}: ErrorSummaryProps) {
  const titleId = useId();
  const messageId = useId();
  const listId = useId();
  const hasLeft = items.some(({ changed }) => !changed);
  const isCalm = changedText !== undefined && items.length > 0 && !hasLeft;
  const heading = isCalm ? changedText : title;
  // Without a title, the message names the box.
  const nameId = heading ? titleId : message ? messageId : undefined;
  const textId = heading && message ? messageId : listId;
  const boxRef = useKeptHeight(
    ref,
    items.some(({ changed }) => changed),
  );
  useEffect(() => {
    if (!isCalm) return;
    announce(changedText);
    // Otherwise screen readers could still find this text in the live region after a field became
    // invalid again.
    return () => withdraw(changedText);
  }, [isCalm, changedText]);
  const goTo =
    ({ fieldId, onSelect }: ErrorSummaryItem) =>
    (event: MouseEvent) => {
      // The router would treat a fragment in the URL as a navigation.
      event.preventDefault();
      onSelect?.();
      focusField(fieldId);
    };
  return (
    <div
      // A box that the form focuses is read then; as an alert it would be read twice. Nor is it an
      // alert once all items are changed: it would be announced again while the person types.
      role={ref || isCalm ? 'group' : 'alert'}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-label={nameId === undefined ? 'Errors' : undefined}
      aria-describedby={isCalm || nameId === messageId ? undefined : textId}
      {...props}
      ref={boxRef}
      className={styles.root}
      data-calm={isCalm ? '' : undefined}
    >
      {isCalm ? <CircleCheck className={styles.icon} /> : <CircleAlert className={styles.icon} />}
      <div className={styles.content}>
        {heading && (
          <p id={titleId} className={styles.title}>
            {heading}
          </p>
        )}
        {message && !isCalm && (
          <div id={messageId} className={styles.message}>
            {message}
          </div>
        )}
        {offersReload && (
          <div>
            <Button variant="outline" tone="neutral" size="small" onClick={reloadPage}>
              {reloadLabel}
            </Button>
          </div>
        )}
        {hasLeft && (
          <ul id={listId} className={styles.list}>
            {items.map(
              (item, index) =>
                !item.changed && (
                  <li key={`${index} ${item.message}`}>
                    <a href={`#${item.fieldId}`} className={styles.link} onClick={goTo(item)}>
                      {item.message}
                    </a>
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
