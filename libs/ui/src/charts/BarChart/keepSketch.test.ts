import { beforeEach, expect, test, vi } from 'vitest';
import type { BarArea } from './chartBar.ts';
import { keepSketch } from './keepSketch.ts';
import { recordingPen } from './recordingPen.testing.ts';
import { twoBars } from './twoBars.testing.ts';

let canvas: HTMLCanvasElement;
let recorded: ReturnType<typeof recordingPen>;
let resize: () => void;
const media = new EventTarget();
const stopped = vi.fn();

const setWidth = (width: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, width, 288),
  );
};

beforeEach(() => {
  stopped.mockReset();
  vi.stubGlobal('matchMedia', () => Object.assign(media, { matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize = tell;
      }
      // A real one tells the first size, too.
      observe = () => resize();
      disconnect = stopped;
    },
  );
  setWidth(658);
  canvas = document.createElement('div').appendChild(document.createElement('canvas'));
  recorded = recordingPen(canvas, 7);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(recorded.pen);
});

const words = () => recorded.drawn().texts.map(({ text }) => text);

test('takes the width that its place gets', () => {
  const onArea = vi.fn<(area: BarArea) => void>();
  const stop = keepSketch(canvas, twoBars, onArea);
  expect([canvas.style.width, onArea.mock.calls.length]).toEqual(['658px', 1]);
  setWidth(278);
  resize();
  expect([canvas.style.width, onArea.mock.calls.length]).toEqual(['278px', 2]);
  expect(words()).toContain('$900');
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

test('takes on the colours that the page gets, until it is stopped', () => {
  const onArea = vi.fn();
  const stop = keepSketch(canvas, twoBars, onArea);
  media.dispatchEvent(new Event('change'));
  expect(onArea.mock.calls.length).toBeGreaterThan(1);
  stop();
  onArea.mockReset();
  media.dispatchEvent(new Event('change'));
  expect(onArea).not.toHaveBeenCalled();
});

test('follows nothing where nothing can be drawn', () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  keepSketch(canvas, twoBars)();
  expect(stopped).not.toHaveBeenCalled();
});
