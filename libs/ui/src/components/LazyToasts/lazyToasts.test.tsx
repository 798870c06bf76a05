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

test('loads its code with the first message, and shows this and all later messages', async () => {
  const load = vi.fn(() => Promise.resolve(ToastProvider));
  open(load);
  expect(load).not.toHaveBeenCalled();
  press('Copied!');
  press('Saved');
  expect(await within(await region()).findByRole('group', { name: 'Copied!' })).toBeInTheDocument();
  expect(within(await region()).getByRole('group', { name: 'Saved' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('when preloaded, its region exists before a message, and the page does not remount', async () => {
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

test('retries a failed load at the next message and when the browser is online again', async () => {
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

test('shows the latest message without its code if the code cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject<typeof ToastProvider>(new Error('offline')));
  open(load);
  press('Copied!');
  expect(await screen.findByRole('alert')).toHaveTextContent('Copied!');
  press('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loads nothing when the browser is online again without a pending message', () => {
  const load = vi.fn(() => Promise.resolve(ToastProvider));
  open(load);
  fireEvent(window, new Event('online'));
  expect(load).not.toHaveBeenCalled();
});

test('drops a message that is too old to be useful', async () => {
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

test('renders nothing on the server', () => {
  const { Provider } = lazyToasts(() => Promise.resolve(ToastProvider));
  expect(renderToString(<Provider>Page</Provider>)).toBe('Page');
});
