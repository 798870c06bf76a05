import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export interface ChartColors {
  bar: string;
  barMarked: string;
  barBelow: string;
  line: string;
  words: string;
}

/** A canvas knows no CSS variables and no forced colours: both are read for it. */
export function readColors(element: Element): ChartColors {
  if (matchMedia(media.forcedColors).matches) {
    return {
      bar: 'CanvasText',
      barMarked: 'Highlight',
      barBelow: 'GrayText',
      line: 'GrayText',
      words: 'CanvasText',
    };
  }
  const styles = getComputedStyle(element);
  const read = (variable: string) =>
    styles.getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1')).trim();
  return {
    bar: read(vars.earned.fill),
    barMarked: read(vars.earned.text),
    barBelow: read(vars.edge.control),
    line: read(vars.edge.quiet),
    words: read(vars.ink.quiet),
  };
}

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
