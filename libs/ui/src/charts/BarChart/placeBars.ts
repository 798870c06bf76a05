import * as styles from './BarChart.css.ts';
import type { BarArea } from './chartBar.ts';

// Set by script on the elements: the content policy forbids a style attribute in markup, not this.

/** Lays the bars' places over the bars of the picture. */
export function placeBars(keys: HTMLElement | null, { left, right, top, bottom }: BarArea): void {
  if (keys) keys.style.inset = [top, right, bottom, left].map((edge) => `${edge}px`).join(' ');
}

/** Tells the styles how many bars there are. */
export function tellCount(plot: HTMLElement | null, count: number): void {
  plot?.style.setProperty(styles.count.replace(/^var\((.*)\)$/, '$1'), String(count));
}
