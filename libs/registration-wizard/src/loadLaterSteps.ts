import type * as LaterSteps from './laterSteps.tsx';

let loading: Promise<typeof LaterSteps> | undefined;

/**
 * Everything behind the first step: the other steps, their checks and the submission. Asked for as soon
 * as somebody uses the first step, so that the page itself stays small. A failed try may be repeated.
 */
export function loadLaterSteps(): Promise<typeof LaterSteps> {
  loading ??= import('./laterSteps.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
