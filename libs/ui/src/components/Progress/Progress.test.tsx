import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

test.each([
  [0.6, 0.6],
  [-1, 0],
  [2, 1],
])('draws the value %d as %d, within 0 and 1', (value, drawn) => {
  render(<Progress label="Bonus" value={value} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Bonus' });
  expect(bar.value).toBe(drawn);
});
