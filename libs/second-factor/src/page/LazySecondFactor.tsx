import { useLazy } from '@bank-bonuses/lazy/react';
import type { SecondFactorPageProps } from './SecondFactorPage.tsx';

const loadPage = async () => (await import('./SecondFactorPage.tsx')).SecondFactorPage;

export interface LazySecondFactorProps extends SecondFactorPageProps {
  /** @default imports the page */
  load?: typeof loadPage;
}

/** Few customers need the page, so it is fetched when one does. What could not be fetched can be tried again. */
export function LazySecondFactor({ load = loadPage, ...props }: LazySecondFactorProps) {
  const { value: Page, error } = useLazy(load);
  if (error) throw error as Error;
  return Page ? <Page {...props} /> : props.loading;
}
