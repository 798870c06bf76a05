import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amount } from '../Amount/Amount.tsx';
import { StatCard } from './StatCard.tsx';

test('associates the label with its value', () => {
  render(<StatCard label="Total Earned" value={<Amount value="3850" />} />);
  expect(screen.getByRole('term')).toHaveTextContent('Total Earned');
  expect(screen.getByRole('definition')).toHaveTextContent('$3,850.00');
});

test('reserves the space of the value while it loads', () => {
  render(<StatCard label="Active Bonuses" value={3} loading data-testid="card" />);
  expect(screen.getByRole('definition')).not.toHaveTextContent('3');
  expect(screen.getByTestId('card')).toHaveAttribute('aria-busy', 'true');
});
