import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeFindings } from '../../testAxe.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast, type ToastMessage } from './toastContext.ts';

const saved: ToastMessage = { title: 'Email updated successfully', tone: 'positive' };
const failed: ToastMessage = {
  title: 'Failed to update profile',
  description: 'The server is being maintained.',
  tone: 'critical',
};

function Shower({ message }: { message: ToastMessage }) {
  const { show } = useToast();
  return <button onClick={() => show(message)}>Show</button>;
}

const open = (message = saved) =>
  render(
    <ToastProvider>
      <Shower message={message} />
    </ToastProvider>,
  );
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const region = () => screen.getByRole('region', { name: 'Notifications' });

test('announces title and description in a polite region that exists before the toast', async () => {
  open(failed);
  expect(region()).toHaveAttribute('aria-live', 'polite');
  expect(region()).toBeEmptyDOMElement();
  show();
  const toast = within(region()).getByRole('group', { name: 'Failed to update profile' });
  expect(toast).toHaveAccessibleDescription('The server is being maintained.');
  expect(await axeFindings()).toEqual([]);
});

test('its button calls the action of the message', async () => {
  const onSelect = vi.fn();
  open({ ...failed, action: { label: 'Load the page again', onSelect } });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(await axeFindings()).toEqual([]);
});

test('closes by its button and by Esc, and F6 moves focus to the toasts', async () => {
  const user = userEvent.setup();
  open();
  show();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => screen.queryByText(saved.title)).toBeNull();
  show();
  await user.keyboard('{F6}');
  expect(region()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('group', { name: saved.title })).toHaveFocus();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByText(saved.title)).toBeNull();
});

test('replaces an equal message, and puts a new message on top', () => {
  render(
    <ToastProvider>
      <Shower message={saved} />
      <Shower message={failed} />
    </ToastProvider>,
  );
  const press = (index: number) =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Show' })[index] as Element);
  press(0);
  const before = within(region()).getByRole('group');
  press(0);
  // The toast is a new element, because a live region does not announce an unchanged element.
  expect(within(region()).getByRole('group', { name: saved.title })).not.toBe(before);
  press(1);
  const shown = within(region()).getAllByRole('group');
  expect(shown.map((toast) => toast.querySelector('p')?.textContent)).toEqual([
    failed.title,
    saved.title,
  ]);
});

test('renders nothing on the server', () => {
  expect(renderToString(<ToastProvider>Page</ToastProvider>)).toBe('Page');
});

test('shows a message that an effect of the first render sends', async () => {
  function Greeter() {
    const { show } = useToast();
    useEffect(() => show(saved), [show]);
    return null;
  }
  render(
    <ToastProvider>
      <Greeter />
    </ToastProvider>,
  );
  expect(await screen.findByRole('group', { name: saved.title })).toBeInTheDocument();
});

test('useToast throws without the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shower message={saved} />)).toThrow('Wrap the page in <ToastProvider>');
});

test('is announced and can be closed over an open dialog, which stays open', async () => {
  const onOpenChange = vi.fn();
  render(
    <ToastProvider>
      <Dialog open title="Invite" onOpenChange={onOpenChange}>
        <Shower message={failed} />
      </Dialog>
    </ToastProvider>,
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' }));
  expect(within(region()).getByText('Failed to update profile')).toBeInTheDocument();
  expect(region().closest('[aria-hidden="true"], [inert]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => screen.queryByText(failed.title)).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

describe('the time-out of a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('closes the toast after eight seconds', async () => {
    open();
    show();
    await pass(7_999);
    expect(screen.getByText(saved.title)).toBeInTheDocument();
    await pass(100);
    expect(screen.queryByText(saved.title)).toBeNull();
  });

  test('restarts when the message is repeated', async () => {
    open();
    show();
    await pass(7_000);
    show();
    await pass(7_000);
    expect(screen.getByText(saved.title)).toBeInTheDocument();
    await pass(1_100);
    expect(screen.queryByText(saved.title)).toBeNull();
  });

  test('pauses on hover', async () => {
    open();
    show();
    await pass(7_000);
    fireEvent.mouseEnter(region());
    await pass(60_000);
    expect(screen.getByText(saved.title)).toBeInTheDocument();
    fireEvent.mouseLeave(region());
    await pass(1_100);
    expect(screen.queryByText(saved.title)).toBeNull();
  });

  test('pauses while the toast has focus', async () => {
    open();
    show();
    fireEvent.keyDown(window, { key: 'F6' });
    await pass(60_000);
    expect(screen.getByText(saved.title)).toBeInTheDocument();
  });
});
