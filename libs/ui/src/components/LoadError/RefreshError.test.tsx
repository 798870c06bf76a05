import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { RefreshError } from './RefreshError.tsx';

test('says that the page shows older data, and why', () => {
  render(
    <>
      <RefreshError message="The list is being sorted." data-testid="note" />
      <LiveRegion />
    </>,
  );
  expect(screen.getByTestId('note')).toHaveTextContent(
    /not up to date.*You are viewing data from an earlier load.*The list is being sorted\./,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'This page is not up to date. The list is being sorted.',
  );
});

test('says that the browser is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<RefreshError message="Failed to fetch user accounts" />);
  expect(screen.getByText('Failed to fetch user accounts')).toBeVisible();
  expect(screen.getByText(/^You are offline\./)).toBeVisible();
});
