import { useToast } from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';
import type { ReferralWindow } from './ReferralWindow.tsx';

export interface ReferralDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** Called with false when it asks to close, or cannot be loaded. */
  onOpenChange: (open: boolean) => void;
}

type Window = typeof ReferralWindow;

const loadWindow = async () => (await import('./ReferralWindow.tsx')).ReferralWindow;

/** Fetches the dialog's code ahead, when somebody is about to open it. */
export const prepareReferralDialog = () => void loadWindow().catch(() => undefined);

/** The one dialog of the referral programme. Its code is fetched when it opens for the first time. */
export function ReferralDialog({ open, onOpenChange }: ReferralDialogProps) {
  const toast = useToast();
  const [Window, setWindow] = useState<Window>();
  const isWanted = open && !Window;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadWindow().then(
      (loaded) => isCurrent && setWindow(() => loaded),
      () => {
        if (!isCurrent) return;
        toast.show({
          title: 'The invitation could not be loaded',
          description: 'Check your internet connection and try again.',
          tone: 'critical',
        });
        onOpenChange(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, onOpenChange, toast]);

  return Window ? <Window open={open} onOpenChange={onOpenChange} /> : null;
}
