import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { PageHeader } from './PageHeader.tsx';

const minute = 60_000;

describe('the time of the update', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is updated soon after each minute, without announcements', () => {
    const updatedAt = Date.now() - 30_000;
    render(<PageHeader title="Bonuses" updatedAt={updatedAt} onRefresh={vi.fn()} />);
    expect(screen.getByText('Updated just now')).toBeVisible();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByText('Updated 1 minute ago')).toBeVisible();
    act(() => void vi.advanceTimersByTime(minute));
    expect(screen.getByText('Updated 2 minutes ago')).toBeVisible();
    act(() => void vi.advanceTimersByTime(118 * minute));
    expect(screen.getByText('Updated 2 hours ago')).toBeVisible();
  });

  test('is updated at once for new data, and its timer stops on unmount', () => {
    const updatedAt = Date.now() - 10 * minute;
    const { rerender, unmount } = render(
      <PageHeader title="Bonuses" updatedAt={updatedAt} onRefresh={vi.fn()} />,
    );
    expect(screen.getByText('Updated 10 minutes ago')).toBeVisible();
    rerender(<PageHeader title="Bonuses" updatedAt={Date.now()} onRefresh={vi.fn()} />);
    expect(screen.getByText('Updated just now')).toBeVisible();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is an absolute time in print', () => {
    const updatedAt = new Date(2026, 10, 21, 6, 45).getTime();
    render(<PageHeader title="Bonuses" updatedAt={updatedAt} onRefresh={vi.fn()} />);
    expect(screen.getByText(/^As of Nov 21, 2026, 6:45\sAM$/)).toBeInTheDocument();
  });

  test('is omitted before there is any data', () => {
    render(<PageHeader title="Bonuses" updatedAt={0} onRefresh={vi.fn()} refreshing />);
    expect(screen.queryByText(/Updated|As of/)).toBeNull();
  });
});

test('has an h1 that can be focused, and the description below it', () => {
  render(<PageHeader title="Bonuses" description="Your Enrolled Bonuses" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Bonuses' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(screen.getByText('Your Enrolled Bonuses')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('its Refresh button refetches, and the end of the refetch is announced', async () => {
  const onRefresh = vi.fn();
  const view = (updatedAt: number, refreshing = false) => (
    <>
      <PageHeader
        title="Bonuses"
        updatedAt={updatedAt}
        onRefresh={onRefresh}
        refreshing={refreshing}
      />
      <LiveRegion />
    </>
  );
  const { rerender } = render(view(1));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  rerender(view(1, true));
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
  expect(screen.getByRole('status')).not.toHaveTextContent('Updated');
  rerender(view(2));
  expect(screen.getByRole('status')).toHaveTextContent('Updated just now');
});
