'use client';

import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { announce, readAnnouncements, silence, watchAnnouncements } from './announcements.ts';

/** Renders the page's one polite and one assertive live region. Render it once, in the shell. */
export function LiveRegion() {
  const { polite, assertive } = useSyncExternalStore(
    watchAnnouncements,
    readAnnouncements,
    () => silence,
  );
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        <span key={polite.number}>{polite.text}</span>
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-live="assertive">
        <span key={assertive.number}>{assertive.text}</span>
      </VisuallyHidden>
    </>
  );
}

/** Returns `announce(text, urgency?)`, whose text the page's `<LiveRegion />` announces. */
export const useAnnounce = () => announce;
