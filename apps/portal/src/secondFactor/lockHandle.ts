import type { Lock } from './useLock.ts';

/** Headings and titles of what stands before the signed-in pages. Apart from those pages, which few customers load. */
export const lockHeadings: Record<Lock, string> = {
  challenge: 'One more step',
  enrollment: 'Add an authenticator app',
};

export const lockHandle = { lockTitles: lockHeadings };
