import { media } from '../../theme/media.ts';

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

/** The theme's variables by name. A test compares them. */
export const colorVariables: ChartColors = {
  bar: '--bb-earned-fill',
  barMarked: '--bb-earned-text',
  barBelow: '--bb-edge-control',
  line: '--bb-edge-quiet',
  words: '--bb-ink-quiet',
};

const forcedColors: ChartColors = {
  bar: 'CanvasText',
  barMarked: 'Highlight',
  barBelow: 'GrayText',
  line: 'GrayText',
  words: 'CanvasText',
};

/**
 * A canvas cannot use CSS variables, forced colors or the page's fonts, so their values are read
 * here.
 */
export function lookOf(canvas: HTMLCanvasElement): ChartLook {
  const styles = getComputedStyle(canvas);
  const read = (variable: string) => styles.getPropertyValue(variable).trim();
  const { bar, barMarked, barBelow, line, words } = colorVariables;
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
    // Grows with the reader's own text size, as all text does.
    font: { family: styles.fontFamily, size: Number.parseFloat(styles.fontSize) || 14 },
  };
}
