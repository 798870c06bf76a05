'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reloadLabel, reloadPage } from '../../internal/reload.ts';
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
 * says so with a button 'Try again', and the dialog closes. After a second failure the toast offers to load the
 * page again. Call it once, outside any component.
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
  let failures = 0;

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
        () => {
          if (!isCurrent) return;
          failures += 1;
          const advice = adviceAfter(failures, () => onOpenChange(true));
          toast.show({ title: failureTitle, tone: 'critical', ...advice });
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

/**
 * A reload would lose what was typed, so it is offered only if a retry has failed: some browsers
 * remember a failed import until the page is loaded again, or a newer deployment has removed the file.
 */
const adviceAfter = (
  failures: number,
  retry: () => void,
): Pick<ToastMessage, 'description' | 'action'> =>
  failures > 1
    ? {
        description: 'Loading the page again may help. Answers that were not saved are lost.',
        action: { label: reloadLabel, onSelect: reloadPage },
      }
    : {
        description: 'Check your internet connection and try again.',
        action: { label: 'Try again', onSelect: retry },
      };
