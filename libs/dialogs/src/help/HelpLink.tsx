import { TextButton } from '@bank-bonuses/ui';
import { useState, type ComponentType } from 'react';
import type { HelpDialogContentProps } from './HelpDialogContent.tsx';

type HelpDialog = ComponentType<HelpDialogContentProps>;

export interface HelpLinkProps {
  /** Loads the dialog; replaced in tests only. */
  load?: () => Promise<HelpDialog>;
}

const loadHelpDialog = async () => (await import('./HelpDialogContent.tsx')).HelpDialogContent;

/**
 * Renders the help link in the footer of a page. The code of the dialog loads when the customer is
 * about to open it. A failure is shown beside the link, because public pages have no toasts.
 */
export function HelpLink({ load = loadHelpDialog }: HelpLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [failures, setFailures] = useState(0);
  const [Dialog, setDialog] = useState<HelpDialog>();

  const prepare = () => void load().catch(() => undefined);

  const show = () => {
    setOpen(true);
    load().then(
      (loaded) => setDialog(() => loaded),
      () => setFailures((before) => before + 1),
    );
  };

  return (
    <>
      <TextButton
        standalone
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        Help and contact
      </TextButton>{' '}
      {Dialog ? (
        <Dialog open={isOpen} onOpenChange={setOpen} />
      ) : (
        failures > 0 && <span role="status">{adviceAfter(failures)}</span>
      )}
    </>
  );
}

/** A reload would lose typed text, so it is suggested only if a retry has failed. */
const adviceAfter = (failures: number) =>
  failures > 1
    ? 'The help could not be loaded again. Loading the page again may help, but answers that were not saved are lost.'
    : 'The help could not be loaded. Please check your connection and press the button again.';
