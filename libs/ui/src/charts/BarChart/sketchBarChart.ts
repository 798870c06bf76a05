import type { BarPicture } from './chartBar.ts';
import { keepSketch } from './keepSketch.ts';
import { tellCount } from './placeBars.ts';

/**
 * Sketches a picture in the HTML of a `BarChart` that a build has rendered with other bars, for a page that shows it
 * before React is there. It needs the chart's place, so the chart has to be shown by then. Its summary, and the places
 * of its bars, are the page's.
 *
 * @param page what holds the chart, and no other
 * @returns ends that the sketch follows the size of its place and the colours of the page
 */
export function sketchBarChart(page: ParentNode, picture: BarPicture): () => void {
  const canvas = page.querySelector('canvas');
  if (!canvas) return () => undefined;
  tellCount(canvas.parentElement?.parentElement ?? null, picture.bars.length);
  return keepSketch(canvas, picture);
}
