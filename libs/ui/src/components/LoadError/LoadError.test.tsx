import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { LoadError } from './LoadError.tsx';

type State = 'failed' | 'retrying' | 'loaded';

const view = (state: State, onRetry = vi.fn(), reason = 'The list is being sorted.') => (
  <>
    <PageHeader title="Bonuses" />
    {state !== 'loaded' && (
      <LoadError
        message="Failed to load bonuses"
        description={reason}
        onRetry={onRetry}
        retrying={state === 'retrying'}
        data-testid="problem"
      />
    )}
    <LiveRegion />
  </>
);

test('announces the error and its reason at once', () => {
  render(view('failed'));
  expect(screen.getByTestId('problem')).toHaveAttribute('role', 'alert');
  expect(screen.getByTestId('problem')).toHaveTextContent(
    'Failed to load bonusesThe list is being sorted.Try again',
  );
});

test('calls onRetry, and its button stays in place and gets its focus back', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(view('failed', onRetry));
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(view('retrying'));
  expect(button).toBeDisabled();
  rerender(view('failed'));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});

test('announces the error again when the retry fails too', () => {
  const again = (state: State) => view(state, undefined, 'The list is still being sorted.');
  const { rerender } = render(again('failed'));
  const spoken = () => screen.getAllByRole('alert').at(-1);
  expect(spoken()).not.toHaveTextContent('still');
  rerender(again('retrying'));
  expect(spoken()).not.toHaveTextContent('still');
  rerender(again('failed'));
  expect(spoken()).toHaveTextContent('Failed to load bonuses The list is still being sorted.');
});

test('moves focus to the h1 once a retry has loaded the data', async () => {
  const { rerender } = render(view('failed'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(view('retrying'));
  rerender(view('loaded'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('does not move focus if its button was not pressed', () => {
  const { rerender } = render(view('failed'));
  rerender(view('loaded'));
  expect(document.body).toHaveFocus();
});

test('shows a note that the browser is offline until it is online again', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rerender } = render(<LoadError message="Failed to load bonuses" onRetry={vi.fn()} />);
  const box = screen.getByRole('alert');
  expect(within(box).getByText('Failed to load bonuses')).toBeVisible();
  expect(within(box).getByText(/^You are offline\./)).toBeVisible();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(within(box).queryByText(/offline/)).toBeNull();
  line.mockReturnValue(false);
  rerender(
    <LoadError message="Failed" description="The list is being sorted." onRetry={vi.fn()} />,
  );
  expect(box).toHaveTextContent('The list is being sorted.');
  expect(box).not.toHaveTextContent('offline');
});

test('does not repeat that the browser is offline if the message says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const message = 'You are offline. Check your internet connection and try again.';
  render(<LoadError message={message} onRetry={() => undefined} />);
  expect(screen.getAllByText(message)).toHaveLength(1);
});
