import { expect, test, vi } from 'vitest';

/** Waits for one frame, after which jsdom stops its interval if no other frame was requested. */
const nextFrame = () => new Promise<number>(requestAnimationFrame);

test('frames are still delivered after a frame was requested with fake timers', async () => {
  await nextFrame();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  expect(await nextFrame()).toBeGreaterThan(0);
});

test('frames are still delivered after the page changed with fake timers', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await nextFrame();
  vi.useFakeTimers();
  button.hidden = true;
  vi.useRealTimers();
  await nextFrame();
  expect(document.body).toHaveFocus();
});

test('a frame can be canceled', async () => {
  const draw = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(draw));
  await nextFrame();
  expect(draw).not.toHaveBeenCalled();
});
