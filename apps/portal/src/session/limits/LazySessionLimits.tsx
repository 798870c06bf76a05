import { useLazy } from '@bank-bonuses/lazy/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../focusHeading.ts';
import { LoadingPage } from '../../pages/LoadingPage.tsx';

const loadArea = async () => (await import('./SessionLimitsArea.tsx')).SessionLimitsArea;

export interface LazySessionLimitsProps {
  children: ReactNode;
  /** @default imports the area */
  load?: typeof loadArea;
}

/** Loads the session limits, and renders the signed-in screens only once the session is watched. */
export function LazySessionLimits({ children, load = loadArea }: LazySessionLimitsProps) {
  const { value: Area, error } = useLazy(load);
  const hadFocus = useRef(false);

  useEffect(() => {
    // After a navigation, the focus was on the loading page's heading.
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

/** Calls `run` while the page around it is still in the document. */
function BeforeRemoval({ run }: { run: () => void }) {
  useLayoutEffect(() => run, [run]);
  return null;
}
