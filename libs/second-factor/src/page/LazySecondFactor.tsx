import { lazy, Suspense, useState } from 'react';
import type { SecondFactorPageProps } from './SecondFactorPage.tsx';

const loadPage = async () => (await import('./SecondFactorPage.tsx')).SecondFactorPage;

export interface LazySecondFactorProps extends SecondFactorPageProps {
  /** @default imports the page */
  load?: typeof loadPage;
}

/**
 * Loads the page on demand, since few customers need it. The route's error boundary shows a failed
 * load; a retry mounts this component again, which imports again.
 */
export function LazySecondFactor({ load = loadPage, ...props }: LazySecondFactorProps) {
  const [Page] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={props.loading}>
      <Page {...props} />
    </Suspense>
  );
}
