import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fire('pointermove');
  vi.runAllTimers();
  vi.useRealTimers();
});

const fire = (type: string, init: MouseEventInit = {}) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

test('runs the callback at once if nothing is pressed', () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['a mouse', ['pointerdown', 'mousedown'], ['pointerup', 'mouseup', 'click']],
  ['the mouse events of a touch', ['mousedown'], ['mouseup', 'click']],
  ['a press that becomes a scroll', ['pointerdown'], ['pointercancel']],
  ['a drag', ['pointerdown', 'mousedown'], ['dragend']],
  ['a press that is let go outside of the window', ['pointerdown', 'mousedown'], ['pointermove']],
])('waits for the end of %s, and for its click', (_name, begins, ends) => {
  const work = vi.fn();
  for (const type of begins) fire(type);
  afterPress(work);
  fire('pointermove', { buttons: 1 });
  fire('blur', { bubbles: false });
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  for (const type of ends) fire(type);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('a touch ends only after the emulated mouse events', () => {
  const work = vi.fn();
  fire('pointerdown');
  fire('pointerup');
  fire('mousedown');
  afterPress(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  fire('mouseup');
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('a press ends when the window loses focus', () => {
  const work = vi.fn();
  fire('pointerdown');
  afterPress(work);
  window.dispatchEvent(new Event('blur'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('runs the callback at once if another mouse button than the primary one is pressed', () => {
  const work = vi.fn();
  fire('pointerdown', { button: 2 });
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test('does not run a canceled callback', () => {
  const work = vi.fn();
  fire('pointerdown');
  const callOff = afterPress(work);
  callOff();
  fire('pointerup');
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
