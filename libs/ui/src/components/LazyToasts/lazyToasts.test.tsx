import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { useToast } from '../Toast/toastContext.ts';
import { lazyToasts } from './lazyToasts.tsx';

afterEach(() => void vi.useRealTimers());

function Shower({ title }: { title: string }) {
  const { show } = useToast();
  return <button onClick={() => show({ title })}>Show {title}</button>;
}

const press = (title: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Show ${title}` }));
const region = () => screen.findByRole('region', { name: 'Notifications' });

const open = (load: Parameters<typeof lazyToasts>[0]) => {
  const { Provider, prepare } = lazyToasts(load);
  const view = render(
    <Provider>
      <Shower title="Copied!" />
      <Shower title="Saved" />
    </Provider>,
  );
  return { ...view, prepare };
};

test('is loaded with the first message, which is shown then, as are the others', async () => {
  const load = vi.fn(() => Promise.resolve(ToastProvider));
  open(load);
  expect(load).not.toHaveBeenCalled();
  press('Copied!');
  press('Saved');
  expect(await within(await region()).findByRole('group', { name: 'Copied!' })).toBeInTheDocument();
  expect(within(await region()).getByRole('group', { name: 'Saved' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('loaded ahead, its region is there before a message, and the page stays as it is', async () => {
  const load = vi.fn(() => Promise.resolve(ToastProvider));
  const { prepare } = open(load);
  const button = screen.getByRole('button', { name: 'Show Saved' });
  prepare();
  prepare();
  expect(await region()).toBeEmptyDOMElement();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Show Saved' })).toBe(button);
  press('Saved');
  expect(within(await region()).getByRole('group', { name: 'Saved' })).toBeInTheDocument();
});

test('what could not be loaded is tried again by the next message, and when the line is back', async () => {
  const load = vi
    .fn(() => Promise.resolve(ToastProvider))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  open(load);
  press('Copied!');
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  press('Saved');
  await expect.poll(() => load.mock.settledResults[1]?.type).toBe('rejected');
  fireEvent(window, new Event('online'));
  expect(within(await region()).getByRole('group', { name: 'Copied!' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

test('nothing is loaded when the line is back and nothing is to be said', () => {
  const load = vi.fn(() => Promise.resolve(ToastProvider));
  open(load);
  fireEvent(window, new Event('online'));
  expect(load).not.toHaveBeenCalled();
});

test('a message is not shown when nobody would see it any more', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<typeof ToastProvider>();
  open(() => promise);
  press('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  press('Saved');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => {
    resolve(ToastProvider);
    await promise;
  });
  expect(screen.getByRole('group', { name: 'Saved' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Copied!' })).toBeNull();
});

test('draws nothing on the server', () => {
  const { Provider } = lazyToasts(() => Promise.resolve(ToastProvider));
  expect(renderToString(<Provider>Page</Provider>)).toBe('Page');
});
