import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

const open = (page: number, total = 23) => {
  const onPageChange = vi.fn();
  const shown = Math.max(0, Math.min(5, total - (page - 1) * 5));
  render(
    <Pagination
      label="Recent activity"
      page={page}
      pageSize={5}
      shown={shown}
      total={total}
      onPageChange={onPageChange}
    />,
  );
  return onPageChange;
};

const button = (name: string) => screen.getByRole('button', { name });

test('shows the range of results, and its buttons go to the adjacent pages', async () => {
  const onPageChange = open(2);
  expect(screen.getByRole('navigation', { name: 'Recent activity, pages' })).toHaveTextContent(
    'Showing 6 to 10 of 23 results',
  );
  await userEvent.click(button('Previous'));
  await userEvent.click(button('Next'));
  expect(onPageChange.mock.calls).toEqual([[1], [3]]);
});

test.each([
  ['Previous', 1],
  ['Next', 5],
])('the button %s does nothing on page %i, and can still be focused', async (name, page) => {
  const onPageChange = open(page);
  expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button(name));
  expect(onPageChange).not.toHaveBeenCalled();
  expect(button(name)).toHaveFocus();
});

test('disables both buttons if there are no results', () => {
  open(1, 0);
  expect(screen.getByText('No results to display')).toBeVisible();
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
});
