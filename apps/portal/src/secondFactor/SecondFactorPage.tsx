import { useLazy } from '@bank-bonuses/lazy/react';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { ChallengePage } from './ChallengePage.tsx';
import type { OtherAccountProps } from './OtherAccount.tsx';

export interface SecondFactorPageProps extends OtherAccountProps {
  /** Whether the account has a second step; it sets one up otherwise. */
  isSetUp: boolean;
}

/** A session that has shown the password but not the second step opens nothing else. */
export function SecondFactorPage({ isSetUp, ...account }: SecondFactorPageProps) {
  return isSetUp ? <ChallengePage {...account} /> : <LazyEnrollPage {...account} />;
}

const loadEnrollPage = async () => (await import('./EnrollPage.tsx')).EnrollPage;

/** What draws QR codes is fetched for those who have no second step yet. */
function LazyEnrollPage(account: OtherAccountProps) {
  const { value: Page, error } = useLazy(loadEnrollPage);
  if (error) throw error as Error;
  return Page ? <Page {...account} /> : <LoadingPage />;
}
