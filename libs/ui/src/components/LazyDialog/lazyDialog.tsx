'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { needsReload, reloadLabel, reloadPage } from '../../internal/reload.ts';
import { useToast, type ToastMessage } from '../Toast/toastContext.ts';

export interface LazyDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` when the dialog requests closing or fails to load. */
  onOpenChange: (open: boolean) => void;
}

/** A dialog whose code loads on demand. */
export interface LazyDialog<Props> {
  /** The dialog; renders nothing until it is open and loaded. */
  Dialog: (props: Props) => ReactNode;
  /** Preloads the code, for example on hover. */
  prepare: () => void;
}

/**
 * Creates a dialog or sheet whose code is loaded when it opens for the first time. If loading fails, a toast
 * says so and the dialog closes; opening it again retries. An error with `needsReload: true` means that only
 * a reload helps. Call it once, outside any component.
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
        action: { label: reloadLabel, onSelect: reloadPage },
      }
    : { description: 'Check your internet connection and try again.' };
