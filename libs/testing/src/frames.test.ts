import { expect, test, vi } from 'vitest';

test('delivers further frames after one was requested on a fake clock', async () => {
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
