import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const work = vi.fn();
beforeEach(() => work.mockClear());

test('runs the work after the next frame, and not within it', () => {
  afterPaint(work);
  const within = vi.fn(() => expect(work).not.toHaveBeenCalled());
  requestAnimationFrame(within);
  vi.runAllTimers();
  expect(within).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['before the frame', () => undefined],
  ['after the frame', () => vi.advanceTimersToNextFrame()],
])('does not run what was called off %s', (_when, wait) => {
  const callOff = afterPaint(work);
  wait();
  callOff();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test('runs the work at once in a page that nobody sees', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
