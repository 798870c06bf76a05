import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepProgress } from './StepProgress.tsx';

test('names the current step, marks it in the list and draws the bar as step / 5', () => {
  render(
    <StepProgress steps={['Account', 'Personal', 'Address', 'Security', 'Sign Up']} current={2} />,
  );
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
    name: 'Step 2 of 5: Personal',
  });
  expect(bar.value / bar.max).toBe(2 / 5);
  expect(screen.getByText('Step 2 of 5: Personal')).toBeInTheDocument();
  const [account, personal] = screen.getAllByRole('listitem');
  expect(account).toHaveTextContent('Account (done)');
  expect(personal).toHaveAttribute('aria-current', 'step');
});

test('names the next step, if there is one', () => {
  const steps = ['Account', 'Personal', 'Address'];
  const { rerender } = render(<StepProgress steps={steps} current={2} />);
  expect(screen.getByText('Next: Address')).toBeInTheDocument();
  rerender(<StepProgress steps={steps} current={3} />);
  expect(screen.queryByText(/^Next/)).toBeNull();
});
