import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { RefreshProblem } from './RefreshProblem.tsx';

test('says that the page is older than was asked for, and why', () => {
  render(
    <>
      <RefreshProblem message="The list is being sorted." data-testid="note" />
      <LiveRegion />
    </>,
  );
  expect(screen.getByTestId('note')).toHaveTextContent(
    'This page is not up to dateThe list is being sorted.It shows what was loaded before.',
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'This page is not up to date. The list is being sorted.',
  );
});
