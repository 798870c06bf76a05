import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DisclosureButton } from './DisclosureButton.tsx';

test('exposes its label and whether it is expanded', () => {
  const fold = (open: boolean) => (
    <DisclosureButton open={open} controls="part">
      Details
    </DisclosureButton>
  );
  const { rerender } = render(fold(false));
  const button = screen.getByRole('button', { name: 'Details', expanded: false });
  expect(button).toHaveAttribute('aria-controls', 'part');
  expect(button).toHaveAttribute('type', 'button');
  rerender(fold(true));
  expect(screen.getByRole('button', { name: 'Details', expanded: true })).toBe(button);
});

test('is pressed by Enter and Space', async () => {
  const press = vi.fn();
  render(
    <DisclosureButton open={false} controls="part" onClick={press}>
      Details
    </DisclosureButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});
