import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

test('shows its message and its action', () => {
  render(
    <EmptyState title="No bonuses" action={<a href="/more">More</a>} data-testid="empty">
      Nothing yet.
    </EmptyState>,
  );
  expect(screen.getByTestId('empty')).toHaveTextContent('No bonusesNothing yet.More');
  expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
});
