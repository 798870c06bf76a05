import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { TextLink } from './TextLink.tsx';

const RouterLink = ({ to, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a {...props} href={to} />
);

test('renders a plain link with its href', () => {
  render(<TextLink href="/login">Back to Login</TextLink>);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

test.each([TextLink, ButtonLink])('passes its styles and text to a router link', (Link) => {
  render(
    <Link render={<RouterLink to="/register" />} data-part="sign-up">
      Sign up
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Sign up' });
  expect(link).toHaveAttribute('href', '/register');
  expect(link).toHaveAttribute('data-part', 'sign-up');
  expect(link.className).not.toBe('');
});
