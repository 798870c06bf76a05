import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
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
 * checked. The route's error boundary shows a failed load.
 */
export function LazySessionLimits({ children, load = loadArea }: LazySessionLimitsProps) {
  const [Area] = useState(() => lazy(async () => ({ default: await load() })));
  const hadFocus = useRef(false);
  return (
    <Suspense
      fallback={
        <LoadingPage>
          <BeforeRemoval
            run={() => (hadFocus.current = document.activeElement !== document.body)}
          />
        </LoadingPage>
      }
    >
      <Area>
        <FocusHeading isWanted={hadFocus} />
        {children}
      </Area>
    </Suspense>
  );
}

/**
 * Focuses the heading of the loaded screen, if a navigation had focused the heading of the loading
 * page, which is removed.
 */
function FocusHeading({ isWanted }: { isWanted: RefObject<boolean> }) {
  useEffect(() => {
    if (isWanted.current) focusHeading();
  }, [isWanted]);
  return null;
}

/** Calls `run` just before the surrounding page is removed from the document. */
function BeforeRemoval({ run }: { run: () => void }) {
  useLayoutEffect(() => run, [run]);
  return null;
}
