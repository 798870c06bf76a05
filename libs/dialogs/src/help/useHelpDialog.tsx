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
  const [failures, setFailures] = useState(0);
  const [HelpDialogContent, setHelpDialogContent] =
    useState<ComponentType<HelpDialogContentProps>>();
  return {
    prepare: () => void load().catch(() => undefined),
    show: () => {
      setOpen(true);
      load().then(
        (loaded) => {
          setFailures(0);
          setHelpDialogContent(() => loaded);
        },
        () => setFailures((before) => before + 1),
      );
    },
    content: HelpDialogContent ? (
      <HelpDialogContent open={isOpen} onOpenChange={setOpen} />
    ) : (
      failures > 0 && <span role="status">{adviceAfter(failures)}</span>
    ),
  };
}

/** A reload would lose typed text, so it is suggested only if a retry has failed. */
const adviceAfter = (failures: number) =>
  failures > 1
    ? 'The help could not be loaded again. Loading the page again may help, but answers that were not saved are lost.'
    : 'The help could not be loaded. Please check your connection and press the button again.';
