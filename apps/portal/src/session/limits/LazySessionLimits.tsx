import { useLazy } from '@bank-bonuses/lazy/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../focusHeading.ts';
import { LoadingPage } from '../../pages/LoadingPage.tsx';

const loadArea = async () => (await import('./SessionLimitsArea.tsx')).SessionLimitsArea;

export interface LazySessionLimitsProps {
  children: ReactNode;
  /**
   * Loads the component that watches the session.
   * @default imports `SessionLimitsArea`
   */
  load?: typeof loadArea;
}

/**
 * Loads the session limits, and renders the signed-in screens only once the limits are being
 * checked.
 */
export function LazySessionLimits({ children, load = loadArea }: LazySessionLimitsProps) {
  const { value: Area, error } = useLazy(load);
  const hadFocus = useRef(false);

  useEffect(() => {
    // A navigation focused the heading of the loading page, which is now removed, so the focus
    // moves to the new heading.
    if (Area && hadFocus.current) focusHeading();
  }, [Area]);

  if (error) throw error as Error;
  if (Area) return <Area>{children}</Area>;
  return (
    <LoadingPage>
      <BeforeRemoval run={() => (hadFocus.current = document.activeElement !== document.body)} />
    </LoadingPage>
  );
}

/** Calls `run` just before the surrounding page is removed from the document. */
function BeforeRemoval({ run }: { run: () => void }) {
  useLayoutEffect(() => run, [run]);
  return null;
}
