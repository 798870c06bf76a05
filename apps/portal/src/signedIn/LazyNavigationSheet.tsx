import { useToast } from '@bank-bonuses/ui';
import { useEffect, useState } from 'react';
import type { NavigationSheet, NavigationSheetProps } from './NavigationSheet.tsx';

type SheetComponent = typeof NavigationSheet;

const load = async () => (await import('./NavigationSheet.tsx')).NavigationSheet;

/** Fetches the sheet's code ahead, when somebody is about to open it. */
export const prepareNavigationSheet = () => void load().catch(() => undefined);

/** The sheet with its code fetched when it opens for the first time: wide windows never need it. */
export function LazyNavigationSheet(props: NavigationSheetProps) {
  const { open, onOpenChange } = props;
  const toast = useToast();
  const [Loaded, setLoaded] = useState<SheetComponent>();
  const isWanted = open && !Loaded;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (sheet) => isCurrent && setLoaded(() => sheet),
      () => {
        if (!isCurrent) return;
        toast.show({
          title: 'The navigation could not be loaded',
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

  return Loaded ? <Loaded {...props} /> : null;
}
