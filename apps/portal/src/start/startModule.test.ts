import { afterEach, expect, test, vi } from 'vitest';
import { startModule } from './startModule.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('runs the module at once in a page that is there', () => {
  const load = vi.fn(() => Promise.resolve());
  startModule(load);
  expect(load).toHaveBeenCalledOnce();
});

test('waits for the rest of a page that is still coming', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const load = vi.fn(() => Promise.resolve());
  startModule(load);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(load).toHaveBeenCalledOnce();
});

test('a module that cannot be loaded uncovers the way out, and its error is told', async () => {
  document.body.innerHTML = '<p id="start-failed" hidden>Load again</p>';
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('lost');
  startModule(() => Promise.reject(error));
  await expect.poll(() => told.mock.calls).toEqual([[error]]);
  expect(document.getElementById('start-failed')?.hidden).toBe(false);
});
