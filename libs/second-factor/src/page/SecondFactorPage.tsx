import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ChallengePage } from './ChallengePage.tsx';
import type { OtherAccountProps } from './OtherAccount.tsx';

export interface SecondFactorPageProps extends OtherAccountProps {
  /** Whether the account has a second factor. If not, the page enrolls one. */
  isSetUp: boolean;
  /** Content that is shown while the page loads. */
  loading: ReactNode;
}

/**
 * Renders the page that replaces every signed-in page until the customer has presented or enrolled
 * a second factor.
 */
export function SecondFactorPage({ isSetUp, ...props }: SecondFactorPageProps) {
  const { email, onSignOut } = props;
  return isSetUp ? (
    <ChallengePage email={email} onSignOut={onSignOut} />
  ) : (
    <LazyEnrollPage {...props} />
  );
}

const createEnrollPage = () =>
  lazy(async () => ({ default: (await import('./EnrollPage.tsx')).EnrollPage }));

/** The code that draws QR codes loads only for customers without a second factor. */
function LazyEnrollPage({ loading, ...account }: Omit<SecondFactorPageProps, 'isSetUp'>) {
  const [Page] = useState(createEnrollPage);
  return (
    <Suspense fallback={loading}>
      <Page {...account} />
    </Suspense>
  );
}
