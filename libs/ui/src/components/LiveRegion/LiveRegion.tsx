'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  announce,
  clearAnnouncements,
  readAnnouncements,
  silence,
  watchAnnouncements,
  type Announcement,
} from './announcements.ts';

export interface LiveRegionProps {
  /**
   * Identifies the page, such as its path. When it changes, the texts of the previous page are
   * removed.
   */
  page?: string;
}

/**
 * Renders the page's one polite and one assertive live region. Render it once, in the shell. Each
 * text is removed some seconds after it was announced.
 */
export function LiveRegion({ page }: LiveRegionProps) {
  const { polite, assertive } = useSyncExternalStore(
    watchAnnouncements,
    readAnnouncements,
    () => silence,
  );
  const shownPage = useRef(page);
  // A layout effect, because it runs before the effects of the new page announce something.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    clearAnnouncements();
  }, [page]);
  return (
    <>
      {/* Not atomic: an added text is spoken without the texts before it. */}
      <VisuallyHidden role="status" aria-live="polite" aria-atomic="false">
        <Texts texts={polite} />
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-live="assertive" aria-atomic="false">
        <Texts texts={assertive} />
      </VisuallyHidden>
    </>
  );
}

const Texts = ({ texts }: { texts: readonly Announcement[] }) =>
  texts.map(({ text, number }, index) => (
    <span key={number}>
      {index > 0 && ' '}
      {text}
    </span>
  ));

/** Returns `announce(text, urgency?)`, whose text the page's `<LiveRegion />` announces. */
export const useAnnounce = () => announce;
