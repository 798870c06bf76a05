import { createContext, use, type ReactNode } from 'react';

/** Whether the step is to be drawn as a whole. */
export const WholeStepContext = createContext(true);

/** What of a long step lies below the screen of a phone. It follows in the frame after the step's beginning. */
export function RestOfStep({ children }: { children: ReactNode }): ReactNode {
  return use(WholeStepContext) ? children : null;
}
