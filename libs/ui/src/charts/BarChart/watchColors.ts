import { media } from '../../theme/media.ts';

/** Calls when the colours may have changed: by the page's theme, the system's, or on the way to paper. */
export function watchColors(listener: () => void): () => void {
  const themes = new MutationObserver(listener);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = [media.dark, media.forcedColors, 'print'].map((query) => matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', listener));
  return () => {
    themes.disconnect();
    queries.forEach((query) => query.removeEventListener('change', listener));
  };
}
