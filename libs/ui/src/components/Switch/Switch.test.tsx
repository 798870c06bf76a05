import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

test('is turned on by its label and off by the keyboard', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Emails" description="One a day" onCheckedChange={onCheckedChange} />);
  const control = screen.getByRole('switch', { name: 'Emails' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('One a day');
  await userEvent.click(screen.getByText('Emails'));
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});
