import { expect, test, vi } from 'vitest';

test('frames are still delivered after a frame was requested with fake timers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const time = await new Promise<number>(requestAnimationFrame);
  expect(time).toBeGreaterThan(0);
});

test('a frame can be canceled', async () => {
  const draw = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(draw));
  await new Promise(requestAnimationFrame);
  expect(draw).not.toHaveBeenCalled();
});
