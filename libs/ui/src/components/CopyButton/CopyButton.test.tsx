import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyField } from '../CopyField/CopyField.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';

const open = () => {
  render(
    <>
      <CopyField what="key" value="ABCDEFGH">
        ABCD EFGH
      </CopyField>
      <LiveRegion />
    </>,
  );
  return userEvent.setup();
};
const copyButton = () => screen.getByRole('button', { name: 'Copy key' });

test('copies the value, not how it is shown, and says so', async () => {
  const user = open();
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
  expect(await screen.findByRole('button', { name: 'Copied key' })).toHaveFocus();
  expect(await screen.findByText('Copied the key')).toBeInTheDocument();
});

test('without access to the clipboard it selects what is shown, and says so', async () => {
  const user = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(copyButton());
  expect(await screen.findByText(/^Could not copy the key\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Selected key' })).toBeVisible();
  expect(window.getSelection()?.toString()).toBe('ABCD EFGH');
});

test('the word goes back after three seconds, counted from the last press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    render(<CopyField what="key" value="ABCD" />);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(copyButton());
    const copied = await screen.findByRole('button', { name: 'Copied key' });
    await vi.advanceTimersByTimeAsync(2_000);
    await user.click(copied);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(screen.getByRole('button', { name: 'Copied key' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await screen.findByRole('button', { name: 'Copy key' })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
