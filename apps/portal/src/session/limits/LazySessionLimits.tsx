import { lazy, Suspense, type ReactNode } from 'react';
import { LoadingPage } from '../../pages/LoadingPage.tsx';

const Area = lazy(async () => ({
  default: (await import('./SessionLimitsArea.tsx')).SessionLimitsArea,
}));

/** Nothing of the signed-in screens is drawn before somebody watches the session. */
export function LazySessionLimits({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Area>{children}</Area>
    </Suspense>
  );
}
