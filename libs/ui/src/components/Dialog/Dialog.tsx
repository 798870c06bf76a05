'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { useId, useRef } from 'react';
import { backdrop } from '../../internal/backdrop.css.ts';
import type { Closed } from '../../internal/closed.ts';
import { isTouchDevice } from '../../internal/isTouchDevice.ts';
import { useDialogOpen } from '../../internal/useDialogOpen.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

const fields = 'input:not([type="hidden"], [hidden]), select, textarea';

export interface DialogProps extends Omit<Closed<'div'>, 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` when Escape, the close button or a press outside requests closing. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which also names the dialog. */
  title: string;
  /** A sentence below the heading that screen readers announce together with it. */
  description?: ReactNode;
  /**
   * `wide` for long texts.
   * @default 'regular'
   */
  size?: 'regular' | 'wide';
  /** Buttons at the end of the dialog, the primary one last. */
  actions?: ReactNode;
  /**
   * The name of the close button in the corner.
   * @default 'Close'
   */
  closeLabel?: string;
  /**
   * Element that gets focus on opening. Without it, the first field gets focus. The text gets focus
   * instead if there is no field, or on a touch device, where a focused field would open an
   * on-screen keyboard over the dialog.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Returns the element that gets focus when the dialog closes.
   * @default the element that had focus before
   */
  finalFocus?: () => HTMLElement | null | undefined;
  /** Keeps the dialog open on a press outside, so that no input is lost. @default false */
  keepOnOutsidePress?: boolean;
  /** Content of the dialog; scrolls when it is long. */
  children: ReactNode;
}

/**
 * Renders a modal dialog. Focus moves into the dialog, is trapped there and returns to the
 * previously focused element on closing. `ref`, aria and data attributes reach the dialog element.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'regular',
  actions,
  closeLabel = 'Close',
  initialFocus,
  finalFocus,
  keepOnOutsidePress = false,
  children,
  ...props
}: DialogProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const firstInside = () => {
    const content = body.current;
    return isTouchDevice() ? content : (content?.querySelector<HTMLElement>(fields) ?? content);
  };
  return (
    <Base.Root
      {...useDialogOpen({ open, onOpenChange })}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            {...props}
            className={styles.size[size]}
            initialFocus={initialFocus ?? firstInside}
            finalFocus={() => finalFocus?.() ?? true}
          >
            <div className={styles.header}>
              <Base.Title id={titleId} className={styles.title}>
                {title}
              </Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<X />} />} />
            </div>
            {description && (
              <Base.Description className={styles.description} render={<div />}>
                {description}
              </Base.Description>
            )}
            <DialogBody bodyRef={body} titleId={titleId}>
              {children}
            </DialogBody>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
