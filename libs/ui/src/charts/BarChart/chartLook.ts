import { media } from '../../theme/media.ts';
import type { ChartTone } from './chartBar.ts';

/** Colors of a chart as CSS color values. */
export interface ChartColors {
  bar: string;
  barMarked: string;
  barBelow: string;
  line: string;
  words: string;
}

/** Colors and font of a chart; the font's size is in pixels. */
export interface ChartLook {
  colors: ChartColors;
  font: { family: string; size: number };
}

const others = {
  barBelow: '--bb-edge-control',
  line: '--bb-edge-quiet',
  words: '--bb-ink-quiet',
};

/** The theme's variables by tone. A test compares them with the theme. */
export const colorVariables: Record<ChartTone, ChartColors> = {
  accent: { bar: '--bb-accent-fill', barMarked: '--bb-accent-fill-hover', ...others },
  earned: { bar: '--bb-earned-fill', barMarked: '--bb-earned-text', ...others },
};

const forcedColors: ChartColors = {
  bar: 'CanvasText',
  barMarked: 'Highlight',
  barBelow: 'GrayText',
  line: 'GrayText',
  words: 'CanvasText',
};

/**
 * Returns the colors and the font of a chart as plain values, because a canvas cannot use CSS
 * variables, forced colors or the page's fonts.
 */
export function lookOf(canvas: HTMLCanvasElement, tone: ChartTone): ChartLook {
  const styles = getComputedStyle(canvas);
  const read = (variable: string) => styles.getPropertyValue(variable).trim();
  const { bar, barMarked, barBelow, line, words } = colorVariables[tone];
  return {
    colors: matchMedia(media.forcedColors).matches
      ? forcedColors
      : {
          bar: read(bar),
          barMarked: read(barMarked),
          barBelow: read(barBelow),
          line: read(line),
          words: read(words),
        },
    // The font size follows the browser's text size, as all text does.
    font: { family: styles.fontFamily, size: Number.parseFloat(styles.fontSize) || 14 },
  };
}
