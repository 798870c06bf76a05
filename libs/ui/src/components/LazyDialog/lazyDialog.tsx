'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { needsReload, reloadLabel, reloadPage } from '../../internal/reload.ts';
import { useToast, type ToastMessage } from '../Toast/toastContext.ts';

export interface LazyDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** Called with false when it asks to close, or cannot be loaded. */
  onOpenChange: (open: boolean) => void;
}

export interface LazyDialog<Props> {
  /** The window; draws nothing until it is open and loaded. */
  Dialog: (props: Props) => ReactNode;
  /** Fetches the code ahead, when somebody is about to open it. */
  prepare: () => void;
}

/**
 * A window over the page, such as a dialog or a sheet, whose code is fetched when it opens for the first
 * time. When that fails a toast says so, and it closes; opening it once more is another try. An error with
 * `needsReload: true` tells that only a reload helps. Call it once, outside any component.
 *
 * @example
 * const { Dialog, prepare } = lazyDialog(
 *   async () => (await import('./TermsDialog.tsx')).TermsDialog,
 *   'The terms could not be loaded',
 * );
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  failureTitle: string,
): LazyDialog<Props> {
  function Dialog(props: Props) {
    const { open, onOpenChange } = props;
    const toast = useToast();
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const isWanted = open && !Loaded;

    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      load().then(
        (loaded) => isCurrent && setLoaded(() => loaded),
        (error: unknown) => {
          if (!isCurrent) return;
          toast.show({ title: failureTitle, tone: 'critical', ...adviceOn(error) });
          onOpenChange(false);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted, onOpenChange, toast]);

    return Loaded ? <Loaded {...props} /> : null;
  }

  return { Dialog, prepare: () => void load().catch(() => undefined) };
}

const adviceOn = (error: unknown): Pick<ToastMessage, 'description' | 'action'> =>
  needsReload(error)
    ? {
        description: 'This page has been updated since you opened it.',
        action: { label: reloadLabel, onAction: reloadPage },
      }
    : { description: 'Check your internet connection and try again.' };
