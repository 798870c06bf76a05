import type { BarArea, BarPicture } from './chartBar.ts';
import { sketchBars } from './sketchBars.ts';
import { watchColors } from './watchColors.ts';

/**
 * Sketches a picture, and again when its place gets another width or the page other colours.
 *
 * @param onArea told where the bars stand
 * @returns how to stop
 */
export function keepSketch(
  canvas: HTMLCanvasElement,
  picture: BarPicture,
  onArea?: (area: BarArea) => void,
): () => void {
  const sketch = () => {
    const area = sketchBars(canvas, picture);
    if (area) onArea?.(area);
    return area;
  };
  const place = canvas.parentElement;
  if (!sketch() || !place) return () => undefined;
  const stopColors = watchColors(sketch);
  const sizes = new ResizeObserver(() => {
    // It also tells the size that the place had from the start.
    if (Math.abs(place.clientWidth - Number.parseFloat(canvas.style.width)) >= 1) sketch();
  });
  sizes.observe(place);
  return () => {
    stopColors();
    sizes.disconnect();
  };
}
