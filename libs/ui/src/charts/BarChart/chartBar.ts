/** One bar: an amount in US dollars and its label. */
export interface ChartBar {
  /** Full label of the bar: 'May 2026'. Labels are unique. */
  label: string;
  /** Text below the bar, one line for each entry; omit it for no text. */
  axisLabel?: string | string[];
  /** US dollars. */
  value: number;
}

/**
 * Reason why the chart is not drawn: no canvas support, its code failed to load, or a newer
 * deployment removed its code.
 */
export type ChartError = 'not-drawn' | 'not-loaded' | 'outdated';

/** The color of the bars: the theme's brand color, or gold for earned money. */
export type ChartTone = 'accent' | 'earned';

/** The data that a chart draws, without references to the page. */
export interface BarChartData {
  /**
   * `earned` for money that was earned; otherwise bars have the theme's brand color.
   * @default 'accent'
   */
  tone?: ChartTone;
  /** The bars from left to right. */
  bars: readonly ChartBar[];
  /**
   * Values of the axis ticks, in ascending order. The axis also covers 0 and every bar, so a bar can
   * end beyond the last tick.
   * @default at most five equal steps that cover 0 and the bars
   */
  ticks?: readonly number[];
  /**
   * Returns the text of a tick. While amounts are hidden, the chart shows dots instead.
   * @default US dollars, with cents if a tick is not a whole number
   */
  tickText?: (value: number) => string;
}

/** The data of a chart with its tone. */
export type DrawnData = BarChartData & { tone: ChartTone };

/** The area of the bars within the canvas, in pixels from its edges. */
export interface BarArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The center of a bar's end, in pixels from the canvas's top left corner. */
export interface BarEnd {
  x: number;
  y: number;
}

/** A chart that is drawn on a canvas. */
export interface Drawing {
  /** Redraws with other values, labels or colors. */
  update: (data: DrawnData) => void;
  /**
   * Highlights the bar at `index` and returns the position of its end; without an index, removes
   * the highlight.
   */
  mark: (index?: number) => BarEnd | undefined;
  /** Releases the canvas. */
  end: () => void;
}
