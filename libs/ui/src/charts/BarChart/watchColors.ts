import { media } from '../../theme/media.ts';

/**
 * Calls the listener when the colors may have changed: the theme of the page or of the system has
 * changed, or printing starts or ends. Returns a function that stops this.
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
