import { useLazy } from '@bank-bonuses/lazy/react';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import type { SecondFactorPageProps } from '@bank-bonuses/second-factor/page';

const loadPage = async () => (await import('@bank-bonuses/second-factor/page')).SecondFactorPage;

export interface LazySecondFactorProps extends Omit<SecondFactorPageProps, 'loading'> {
  /** @default imports the page */
  load?: typeof loadPage;
}

/** Few customers need the page, so it is fetched when one does. What could not be fetched can be tried again. */
export function LazySecondFactor({ load = loadPage, ...props }: LazySecondFactorProps) {
  const { value: Page, error } = useLazy(load);
  if (error) throw error as Error;
  return Page ? <Page {...props} loading={<LoadingPage />} /> : <LoadingPage />;
}
