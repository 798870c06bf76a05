import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as styles from './Amount.css.ts';
import { Amount } from './Amount.tsx';
import { AmountsProvider, useAmountText } from './AmountsProvider.tsx';

const inHiding = ({ children }: { children: ReactNode }) => (
  <AmountsProvider hidden>{children}</AmountsProvider>
);

test('shows the formatted amount, and has the number as its value', () => {
  render(<Amount value="1234.5" data-testid="amount" />);
  expect(screen.getByTestId('amount')).toHaveTextContent('$1,234.50');
  expect(screen.getByTestId('amount')).toHaveAttribute('value', '1234.5');
});

test('has data-long if the amount may be too long for a narrow screen', () => {
  render(
    <>
      <Amount value={-999_999.99} data-testid="usual" />
      <Amount value={1_000_000_000} data-testid="long" />
    </>,
  );
  expect(screen.getByTestId('usual')).not.toHaveAttribute('data-long');
  expect(screen.getByTestId('long')).toHaveAttribute('data-long');
});

test.each([
  [0.01, 'earned'],
  ['3850', 'earned'],
  [0, 'inherit'],
  ['0.00', 'inherit'],
  [0.004, 'inherit'],
  [-5, 'inherit'],
  ['', 'inherit'],
  ['much', 'inherit'],
] as const)('with tone earned renders %j in the tone %s', (value, tone) => {
  render(<Amount value={value} tone="earned" data-testid="amount" />);
  expect(screen.getByTestId('amount')).toHaveClass(styles.tone[tone], { exact: true });
});

test('renders dots, and no digit of the amount, while amounts are hidden', () => {
  const { container } = render(<Amount value={1234.5} sign="always" tone="earned" />, {
    wrapper: inHiding,
  });
  expect(screen.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent('••••');
  expect(container.innerHTML).not.toMatch(/1.?234|34.?5/);
});

test('shows the amount again when amounts are no longer hidden', () => {
  const view = (hidden: boolean) => (
    <AmountsProvider hidden={hidden}>
      <Amount value={5} />
    </AmountsProvider>
  );
  const { rerender } = render(view(true));
  rerender(view(false));
  expect(screen.getByText('$5.00')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('useAmountText formats amounts, and returns dots or words while amounts are hidden', () => {
  expect(renderHook(() => useAmountText()).result.current(-5)).toBe('-$5.00');
  const hidden = { wrapper: inHiding };
  expect(renderHook(() => useAmountText(), hidden).result.current(-5)).toBe('••••');
  expect(renderHook(() => useAmountText('spoken'), hidden).result.current(-5)).toBe(
    'Amount hidden',
  );
});
