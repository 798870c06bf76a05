import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

/**
 * Imports the module again for each test, because a module remembers that its code has been loaded.
 */
async function open() {
  vi.resetModules();
  const { LazyToastProvider, usePreparedToasts } = await import('./toasts.ts');
  function Page() {
    usePreparedToasts();
    return <h1>Home</h1>;
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return render(
    <LazyToastProvider>
      <Page />
    </LazyToastProvider>,
  );
}

const region = () => screen.queryByRole('region', { name: 'Notifications' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function expectLoaded() {
  vi.useRealTimers();
  await expect.poll(region).not.toBeNull();
}

test('the code of toasts loads after the data of a page', async () => {
  await open();
  await pass(2_999);
  await act(() => vi.dynamicImportSettled());
  expect(region()).toBeNull();
  await pass(1);
  await expectLoaded();
});

test.each([
  ['press', () => fireEvent.pointerDown(screen.getByRole('heading'))],
  ['key', () => fireEvent.keyDown(screen.getByRole('heading'), { key: 'Tab' })],
])('the first %s loads the code of toasts, after the page has responded', async (_name, press) => {
  await open();
  press();
  await pass(100);
  await expectLoaded();
});

test('the code of toasts does not load if the page is left before', async () => {
  const loaded = vi.fn();
  vi.doMock('./ToastProvider.ts', () => {
    loaded();
    return { ToastProvider: () => null };
  });
  const { unmount } = await open();
  unmount();
  fireEvent.pointerDown(document.body);
  await pass(3_000);
  await act(() => vi.dynamicImportSettled());
  vi.doUnmock('./ToastProvider.ts');
  expect(loaded).not.toHaveBeenCalled();
});
