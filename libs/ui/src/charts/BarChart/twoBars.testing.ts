import type { BarPicture } from './chartBar.ts';

/** A picture of two months. */
export const twoBars: BarPicture = {
  bars: [
    { label: 'January 2026', axisLabel: 'Jan', value: 350 },
    { label: 'February 2026', axisLabel: 'Feb', value: 900 },
  ],
  ticks: [0, 900],
  tickText: (tick) => `$${tick}`,
};
