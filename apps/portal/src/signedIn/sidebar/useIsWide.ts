import { media } from '@bank-bonuses/ui/theme';
import { useSyncExternalStore } from 'react';

// Without 'screen', so that printing does not close an open sidebar.
const query = media.fromTablet.replace('screen and ', '');

/** Whether there is room for the sidebar beside the page. */
export const useIsWide = () => useSyncExternalStore(watch, isWide);

const isWide = () => matchMedia(query).matches;

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
