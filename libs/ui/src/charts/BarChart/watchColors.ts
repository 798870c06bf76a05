import { media } from '../../theme/media.ts';

/**
 * Calls the listener when colors may have changed: another theme of the page or the system, or
 * print.
 */
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
