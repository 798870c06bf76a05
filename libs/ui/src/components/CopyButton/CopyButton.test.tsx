import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyField } from '../CopyField/CopyField.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';

const open = () => {
  render(
    <>
      <CopyField valueName="key" value="ABCDEFGH">
        ABCD EFGH
      </CopyField>
      <LiveRegion />
    </>,
  );
  return userEvent.setup();
};
const copyButton = () => screen.getByRole('button', { name: 'Copy key' });

test('copies the value instead of its displayed form, and confirms it', async () => {
  const user = open();
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
  expect(await screen.findByRole('button', { name: 'Copied key' })).toHaveFocus();
  expect(await screen.findByText('Copied the key')).toBeInTheDocument();
});

test('without access to the clipboard, selects the displayed text and says so', async () => {
  const user = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(copyButton());
  expect(await screen.findByText(/^Could not copy the key\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Selected key' })).toBeVisible();
  expect(window.getSelection()?.toString()).toBe('ABCD EFGH');
});

test('the confirmation disappears three seconds after the last press', async () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  };
  // Uses fake timers, because a busy machine could take several real seconds for the presses.
  vi.useFakeTimers();
  try {
    userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<CopyField valueName="key" value="ABCD" />);
    await press('Copy key');
    await pass(2_000);
    await press('Copied key');
    await pass(2_000);
    expect(screen.getByRole('button', { name: 'Copied key' })).toBeVisible();
    await pass(1_000);
    expect(copyButton()).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
