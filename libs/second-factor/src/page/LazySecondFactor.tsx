import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Lock } from '../lock.ts';
import type { OtherAccountProps } from './OtherAccount.tsx';

type LoadPage = () => Promise<ComponentType<OtherAccountProps>>;

// Two chunks, because only the page that enrolls a factor has the code that draws QR codes.
const loadPages: Record<Lock, LoadPage> = {
  challenge: async () => (await import('./ChallengePage.tsx')).ChallengePage,
  enrollment: async () => (await import('./EnrollPage.tsx')).EnrollPage,
};

export interface LazySecondFactorProps extends OtherAccountProps {
  /** The step that the customer must take. To change it, change the `key` too. */
  lock: Lock;
  /** Content that is shown while the page loads. */
  loading: ReactNode;
  /** @default imports the page */
  load?: LoadPage;
}

/**
 * Renders the page that replaces every signed-in page until the customer has presented or enrolled
 * a second factor. Loads it on demand, since few customers need it. The route's error boundary
 * shows a failed load; a retry mounts this component again, which imports again.
 */
export function LazySecondFactor({
  lock,
  loading,
  load = loadPages[lock],
  ...account
}: LazySecondFactorProps) {
  const [Page] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={loading}>
      <Page {...account} />
    </Suspense>
  );
}
