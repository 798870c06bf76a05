import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('shows the initials and is hidden from assistive technology', () => {
  render(<Avatar initials="AR" data-testid="avatar" />);
  expect(screen.getByTestId('avatar')).toHaveTextContent('AR');
  expect(screen.getByTestId('avatar')).toHaveAttribute('aria-hidden', 'true');
});
