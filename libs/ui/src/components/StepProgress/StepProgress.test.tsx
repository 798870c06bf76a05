import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepProgress } from './StepProgress.tsx';

test('names the current step, marks it in the list and draws the bar as step / 5', () => {
  render(
    <StepProgress steps={['Account', 'Personal', 'Address', 'Security', 'Sign Up']} current={2} />,
  );
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
    name: 'Step 2 of 5',
  });
  expect(bar.value / bar.max).toBe(2 / 5);
  const [account, personal] = screen.getAllByRole('listitem');
  expect(account).toHaveTextContent('Account (done)');
  expect(personal).toHaveAttribute('aria-current', 'step');
});

test('names every step once, each with its number', () => {
  render(
    <StepProgress steps={['Account', 'Personal', 'Address', 'Security', 'Sign Up']} current={2} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Account (done)',
    '2Personal',
    '3Address',
    '4Security',
    '5Sign Up',
  ]);
});
