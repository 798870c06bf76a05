import { expect, test, vi } from 'vitest';

const nextFrame = () => new Promise(requestAnimationFrame);

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
