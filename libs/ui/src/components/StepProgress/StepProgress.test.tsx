import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepProgress } from './StepProgress.tsx';

test('says the step in words, marks it in the list and draws step / 5', () => {
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

test('says what comes next, and nothing after the last step', () => {
  const steps = ['Account', 'Personal', 'Address'];
  const { rerender } = render(<StepProgress steps={steps} current={2} />);
  expect(screen.getByText('Next: Address')).toBeInTheDocument();
  rerender(<StepProgress steps={steps} current={3} />);
  expect(screen.queryByText(/^Next/)).toBeNull();
});
