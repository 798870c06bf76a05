import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

test('says that there is nothing, and gives the way on', () => {
  render(
    <EmptyState title="No bonuses" action={<a href="/more">More</a>} data-testid="empty">
      Nothing yet.
    </EmptyState>,
  );
  expect(screen.getByTestId('empty')).toHaveTextContent('No bonusesNothing yet.More');
  expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
});
