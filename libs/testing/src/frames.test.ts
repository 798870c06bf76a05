import { expect, test, vi } from 'vitest';

test('frames still come after one was asked for on a faked clock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const time = await new Promise<number>(requestAnimationFrame);
  expect(time).toBeGreaterThan(0);
});

test('a frame can be called off', async () => {
  const draw = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(draw));
  await new Promise(requestAnimationFrame);
  expect(draw).not.toHaveBeenCalled();
});
