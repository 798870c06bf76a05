/** One bar: an amount of US dollars and what it belongs to. */
export interface ChartBar {
  /** What the bar stands for, in full: 'May 2026'. No two bars have the same. */
  label: string;
  /** What stands below it, in as many lines; a bar without it has no words below. */
  axisLabel?: string | string[];
  /** US dollars. */
  value: number;
}

/** Why there is no picture: this browser draws none, its code is lost on the line, or no longer there. */
export type ChartError = 'not-drawn' | 'not-loaded' | 'outdated';

/** Everything that is drawn, as text and numbers. */
export interface BarPicture {
  /** The bars from left to right. */
  bars: readonly ChartBar[];
  /** The values at which the axis is marked, the lowest first. */
  ticks: readonly number[];
  /** A mark's words. */
  tickText: (value: number) => string;
}

/** The rectangle of the bars within the picture, in pixels from its edges. */
export interface BarArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The middle of a bar's end, in pixels from the picture's upper left corner. */
export interface BarEnd {
  x: number;
  y: number;
}

/** A picture that lives on a canvas. */
export interface Drawing {
  /** Draws other values, or the same in other words or colours. */
  update: (picture: BarPicture) => void;
  /** Marks one bar and tells where it ends; none without an index. */
  mark: (index?: number) => BarEnd | undefined;
  /** Lets go of the canvas. */
  end: () => void;
}
