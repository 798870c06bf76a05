import { useEffect, useState } from 'react';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import type { SecondFactorPage, SecondFactorPageProps } from './SecondFactorPage.tsx';

const loadPage = () => import('./SecondFactorPage.tsx');

export interface LazySecondFactorProps extends SecondFactorPageProps {
  /** @default imports the page */
  load?: typeof loadPage;
}

/** Few customers need the page, so it is fetched when one does. What could not be fetched can be tried again. */
export function LazySecondFactor({ load = loadPage, ...props }: LazySecondFactorProps) {
  const [Page, setPage] = useState<typeof SecondFactorPage>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    load().then(
      (module) => setPage(() => module.SecondFactorPage),
      (failure: Error) => setError(failure),
    );
  }, [load]);
  if (error) throw error;
  return Page ? <Page {...props} /> : <LoadingPage />;
}
