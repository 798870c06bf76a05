import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './StatusBadge.tsx';

test('exposes the status as text, and nothing else', () => {
  render(
    <StatusBadge tone="critical" icon={<svg aria-hidden="true" />} data-testid="badge">
      Overdue
    </StatusBadge>,
  );
  expect(screen.getByTestId('badge')).toHaveTextContent(/^Overdue$/);
  expect(screen.getByTestId('badge').querySelector('svg')).not.toBeNull();
});

test('each tone looks different', () => {
  render(
    <>
      {(['positive', 'info', 'caution', 'critical'] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
      <StatusBadge>plain</StatusBadge>
    </>,
  );
  const classOf = (text: string) => screen.getByText(text).parentElement?.className;
  const tones = ['positive', 'info', 'caution', 'critical'].map(classOf);
  expect(new Set(tones).size).toBe(4);
  expect(classOf('plain')).toBe(classOf('info'));
});
