/**
 * The design tokens as plain data. Only this file of the kit contains raw colors and pixel sizes;
 * all other files use semantic names. `theme.test.ts` checks that every text has a contrast of at
 * least 4.5 : 1 with its background, and every control's edge 3 : 1.
 */

/** The colors that a theme defines. */
export type ColorTokens = {
  ground: { page: string; surface: string; sunken: string };
  ink: { strong: string; normal: string; quiet: string };
  edge: { quiet: string; control: string };
  accent: { fill: string; fillHover: string; onFill: string; text: string; ground: string };
  earned: { text: string; ground: string; fill: string };
  tone: {
    critical: { text: string; ground: string; fill: string; fillHover: string; onFill: string };
    positive: { text: string; ground: string };
    caution: { text: string; ground: string };
    info: { text: string; ground: string };
  };
  /**
   * Colors that distinguish banks in a list. They contain no green, gold or red, because these have
   * a meaning.
   */
  monogram: Record<
    'one' | 'two' | 'three' | 'four' | 'five' | 'six',
    { text: string; ground: string }
  >;
  focus: string;
  scrim: string;
  shadow: { float: string };
};

/** Colors of the light theme, which is the default. */
export const light: ColorTokens = {
  ground: { page: '#FAF9F6', surface: '#FFFFFF', sunken: '#F1EFE9' },
  ink: { strong: '#14211C', normal: '#2C3A34', quiet: '#5A6861' },
  edge: { quiet: '#E2DFD6', control: '#808B85' },
  accent: {
    fill: '#0E6B4C',
    fillHover: '#0A573E',
    onFill: '#FFFFFF',
    text: '#0B5F44',
    ground: '#EDF5F0',
  },
  // `fill` is for bars: it has a contrast of 3 : 1 with every background and is lighter than
  // `text`, which looks brown as an area.
  earned: { text: '#7A5200', ground: '#FBF1D9', fill: '#AD8126' },
  tone: {
    critical: {
      text: '#A3231B',
      ground: '#FCEDEB',
      fill: '#A3231B',
      fillHover: '#861A13',
      onFill: '#FFFFFF',
    },
    positive: { text: '#0B5F44', ground: '#E8F4ED' },
    // Less yellow than usual, so that a warning is not mistaken for earned gold.
    caution: { text: '#8A3D06', ground: '#FDF0E4' },
    info: { text: '#2C3A34', ground: '#F1EFE9' },
  },
  monogram: {
    one: { text: '#24507A', ground: '#E6EEF5' },
    two: { text: '#17605F', ground: '#E1F1F0' },
    three: { text: '#6B3A73', ground: '#F3E9F4' },
    four: { text: '#7A4632', ground: '#F6EAE4' },
    five: { text: '#434A8C', ground: '#EAEBF6' },
    six: { text: '#46504C', ground: '#EBEEEC' },
  },
  focus: '#1459C7',
  scrim: 'rgb(20 33 28 / 0.48)',
  shadow: { float: '0 12px 40px rgb(20 33 28 / 0.16)' },
};

/** Colors of the dark theme, for pages with `data-theme="dark"` and for dark systems. */
export const dark: ColorTokens = {
  ground: { page: '#0F1513', surface: '#161E1B', sunken: '#0B100E' },
  ink: { strong: '#F2F5F3', normal: '#D5DDD9', quiet: '#9CAAA3' },
  edge: { quiet: '#27322D', control: '#6F7D76' },
  accent: {
    fill: '#39B98A',
    fillHover: '#4CCB9B',
    onFill: '#06281C',
    text: '#5FD3A6',
    ground: '#12261E',
  },
  earned: { text: '#F1C766', ground: '#2B2312', fill: '#C99A3A' },
  tone: {
    critical: {
      text: '#FF9C92',
      ground: '#2E1513',
      fill: '#FF9C92',
      fillHover: '#FFB4AC',
      onFill: '#2E1513',
    },
    positive: { text: '#5FD3A6', ground: '#10271D' },
    caution: { text: '#FFB780', ground: '#2E1C0E' },
    info: { text: '#D5DDD9', ground: '#1C2622' },
  },
  monogram: {
    one: { text: '#9CC4EA', ground: '#1A2836' },
    two: { text: '#7FD1CB', ground: '#12292A' },
    three: { text: '#D7A9E0', ground: '#2A1C2E' },
    four: { text: '#E8B9A3', ground: '#2F2019' },
    five: { text: '#B3B9F2', ground: '#1E2140' },
    six: { text: '#C2CBC6', ground: '#27302C' },
  },
  focus: '#8FB8FF',
  scrim: 'rgb(0 0 0 / 0.64)',
  shadow: { float: '0 12px 40px rgb(0 0 0 / 0.56)' },
};

/** Spacing in pixels. */
export const space = {
  none: 0,
  xxs: 4,
  xs: 8,
  sm: 12,
  md: 16,
  lg: 24,
  xl: 32,
  xxl: 48,
  xxxl: 64,
} as const;

/** Corner radii in pixels. */
export const radius = { control: 8, card: 12, full: 999 } as const;

/** Border and focus ring widths in pixels. */
export const stroke = { thin: 1, thick: 2, focus: 3, focusGap: 2 } as const;

/**
 * Font sizes in pixels of the default text size. Themes convert them to rem, so text and controls
 * follow the browser's text size.
 */
export const text = { small: 14, body: 16, lead: 18, title: 22, heading: 28, display: 36 } as const;

/** Sizes of controls in pixels; they grow with the text size. */
export const control = {
  height: 44,
  small: 36,
  check: 24,
  icon: 20,
  mark: 36,
  /** Fits both 'Show' and 'Hide', so that the button does not change its width. */
  reveal: 60,
} as const;

/** Font weights. */
export const weight = { regular: 400, medium: 500, bold: 650 } as const;

/** Line heights as multiples of the text size. */
export const leading = { text: 1.5, heading: 1.2 } as const;

/** Letter spacing. */
export const tracking = { heading: '-0.01em' } as const;

/** The fonts of `font.css`, with the system font as the fallback if that file is not loaded. */
export const font = {
  sans: '"Source Sans 3 Variable", "Segoe UI as Source Sans 3", "Roboto as Source Sans 3", "Arial as Source Sans 3", "DejaVu Sans as Source Sans 3", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif',
} as const;

/** Sizes of pages, dialogs and their parts, in pixels unless a unit is given. */
export const measure = {
  line: '68ch',
  form: 440,
  shortField: 208,
  /** Usual height of a public page with its form. */
  formHeight: 704,
  wizard: 640,
  aside: 400,
  asideLeast: 320,
  /** Minimum width of a card that is side by side with others. */
  card: 208,
  /** Minimum width of an option that is side by side with others. */
  choice: 192,
  idPhoto: 352,
  portraitPhoto: 256,
  dialog: 560,
  dialogWide: 720,
  tooltip: 320,
  /** Height of a chart; `bar` below is the maximum width of a bar. */
  chart: 288,
  bar: 72,
  sidebar: 256,
  /** Width of the navigation sheet on a phone. */
  sheet: 288,
  content: 1160,
} as const;

/** Durations and easing of transitions. */
export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Values of `z-index`. */
export const layer = { sticky: 10, float: 100, overlay: 200 } as const;

/** Widths in pixels at which layouts change, for a text size of 16 px. */
export const breakpoint = { tablet: 768, desktop: 1024 } as const;
