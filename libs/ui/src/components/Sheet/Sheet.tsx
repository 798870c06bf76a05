'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { backdrop } from '../../internal/backdrop.css.ts';
import type { Closed } from '../../internal/closed.ts';
import { useDialogOpen } from '../../internal/useDialogOpen.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps extends Omit<Closed<'div'>, 'title'> {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called with `false` when Escape, the close button or a press outside requests closing. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the sheet. */
  label: string;
  /**
   * The name of the close button in the corner.
   * @default 'Close'
   */
  closeLabel?: string;
  /** Content of the sheet; scrolls when it is long. */
  children: ReactNode;
}

/**
 * Renders a panel that slides in from the side, such as the navigation on a phone. On opening, the
 * focus moves into the sheet and is trapped there. On closing it returns, unless it has moved
 * elsewhere. `ref`, aria and data attributes reach the sheet.
 */
export const Sheet = ({
  open,
  onOpenChange,
  label,
  closeLabel = 'Close',
  children,
  ...props
}: SheetProps) => (
  <Base.Root {...useDialogOpen({ open, onOpenChange })}>
    <Base.Portal>
      <Base.Backdrop forceRender className={backdrop} />
      <Base.Popup {...props} aria-label={label} className={styles.root}>
        <div className={styles.close}>
          <Base.Close render={<IconButton label={closeLabel} icon={<X />} />} />
        </div>
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
