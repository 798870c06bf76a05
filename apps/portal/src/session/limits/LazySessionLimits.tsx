import { useLazy } from '@bank-bonuses/lazy/react';
import type { ReactNode } from 'react';
import { LoadingPage } from '../../pages/LoadingPage.tsx';

const loadArea = async () => (await import('./SessionLimitsArea.tsx')).SessionLimitsArea;

export interface LazySessionLimitsProps {
  children: ReactNode;
  /** @default imports the area */
  load?: typeof loadArea;
}

/** Nothing of the signed-in screens is drawn before somebody watches the session. */
export function LazySessionLimits({ children, load = loadArea }: LazySessionLimitsProps) {
  const { value: Area, error } = useLazy(load);
  if (error) throw error as Error;
  return Area ? <Area>{children}</Area> : <LoadingPage />;
}
