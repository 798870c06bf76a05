import { useLazy } from '@bank-bonuses/lazy/react';
import type { SecondFactorPageProps } from './SecondFactorPage.tsx';

const loadPage = async () => (await import('./SecondFactorPage.tsx')).SecondFactorPage;

export interface LazySecondFactorProps extends SecondFactorPageProps {
  /** @default imports the page */
  load?: typeof loadPage;
}

/** Loads the page on demand, since few customers need it. A failed load can be retried. */
export function LazySecondFactor({ load = loadPage, ...props }: LazySecondFactorProps) {
  const { value: Page, error } = useLazy(load);
  if (error) throw error as Error;
  return Page ? <Page {...props} /> : props.loading;
}
