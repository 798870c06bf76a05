import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Progress } from './Progress.tsx';

test.each([
  [0.6, 0.6],
  [-1, 0],
  [2, 1],
])('draws the value %d as %d, within 0 and 1', (value, drawn) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Progress label="Bonus" value={value} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Bonus' });
  expect(bar.value).toBe(drawn);
  expect(warn.mock.calls).toEqual(
    value === drawn ? [] : [[`Progress: value must be from 0 to 1, but is ${value}.`]],
  );
});
