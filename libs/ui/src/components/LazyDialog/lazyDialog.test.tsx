import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { reloadPage } from '../../internal/reload.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { lazyDialog, type LazyDialogProps } from './lazyDialog.tsx';

vi.mock(import('../../internal/reload.ts'), async (original) => ({
  ...(await original()),
  reloadPage: vi.fn(),
}));

const Terms = (props: LazyDialogProps) => (
  <Dialog {...props} title="Terms">
    All of them.
  </Dialog>
);

const failureTitle = 'The terms could not be loaded';

test('loads its code when it opens for the first time', async () => {
  const load = vi.fn(() => Promise.resolve(Terms));
  const { Dialog: LazyTerms } = lazyDialog(load, failureTitle);
  const onOpenChange = vi.fn();
  const show = (open: boolean) => (
    <ToastProvider>
      <LazyTerms open={open} onOpenChange={onOpenChange} />
    </ToastProvider>
  );
  const { rerender } = render(show(false));
  expect(load).not.toHaveBeenCalled();
  rerender(show(true));
  expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeInTheDocument();
  rerender(show(false));
  rerender(show(true));
  expect(load).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('shows an error and closes if loading fails, and opens again by Try again', async () => {
  const load = vi.fn(() => Promise.resolve(Terms)).mockRejectedValueOnce(new Error('gone'));
  const { Dialog: LazyTerms } = lazyDialog(load, failureTitle);
  const onOpenChange = vi.fn();
  const show = (open: boolean) => (
    <ToastProvider>
      <LazyTerms open={open} onOpenChange={onOpenChange} />
    </ToastProvider>
  );
  const { rerender } = render(show(true));
  expect(await screen.findByText(failureTitle)).toBeInTheDocument();
  expect(screen.getByText('Check your internet connection and try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(show(false));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  rerender(show(true));
  expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeInTheDocument();
});

test('offers to reload the page after a second failure', async () => {
  const { Dialog: LazyTerms } = lazyDialog(() => Promise.reject(new Error('gone')), failureTitle);
  const show = (open: boolean) => (
    <ToastProvider>
      <LazyTerms open={open} onOpenChange={() => undefined} />
    </ToastProvider>
  );
  const { rerender } = render(show(true));
  expect(await screen.findByText(failureTitle)).toBeVisible();
  rerender(show(false));
  rerender(show(true));
  expect(await screen.findByText(/Answers that were not saved are lost/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a failed prefetch shows no error', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  lazyDialog(load, failureTitle).prepare();
  expect(load).toHaveBeenCalledOnce();
  await Promise.resolve();
});
