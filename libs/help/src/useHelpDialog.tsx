import { needsReload } from '@bank-bonuses/lazy';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { HelpDialogContentProps } from './HelpDialogContent.tsx';

export interface HelpDialogState {
  prepare: () => void;
  show: () => void;
  /** The dialog, or a message that says why it could not be opened. */
  content: ReactNode;
}

export type LoadHelpDialog = () => Promise<ComponentType<HelpDialogContentProps>>;

const loadHelpDialog: LoadHelpDialog = async () =>
  (await import('./HelpDialogContent.tsx')).HelpDialogContent;

/** Returns the help dialog, whose code loads when the customer is about to open it. */
export function useHelpDialog(load = loadHelpDialog): HelpDialogState {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [HelpDialogContent, setHelpDialogContent] =
    useState<ComponentType<HelpDialogContentProps>>();
  return {
    prepare: () => void load().catch(() => undefined),
    show: () => {
      setOpen(true);
      load().then(
        (loaded) => {
          setFailure(undefined);
          setHelpDialogContent(() => loaded);
        },
        (error: unknown) => setFailure(adviceOn(error)),
      );
    },
    content: HelpDialogContent ? (
      <HelpDialogContent open={isOpen} onOpenChange={setOpen} />
    ) : (
      failure && <span role="status">{failure}</span>
    ),
  };
}

/**
 * Returns the advice for a failed load. A reload would lose typed text, so it is suggested only if
 * nothing else helps.
 */
const adviceOn = (error: unknown) =>
  needsReload(error)
    ? 'This page has been updated since you opened it. Please load it again to see the help.'
    : 'The help could not be loaded. Please check your connection and press the button again.';
