import { media } from '@bank-bonuses/ui/theme';
import { useSyncExternalStore } from 'react';

// Removes `screen`, so that the query also matches in print; otherwise printing would close an open
// sidebar.
const query = media.fromTablet.replace('screen and ', '');

/** Returns whether the window is wide enough for the sidebar beside the page. */
export const useIsWide = () => useSyncExternalStore(watch, isWide);

const isWide = () => matchMedia(query).matches;

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
