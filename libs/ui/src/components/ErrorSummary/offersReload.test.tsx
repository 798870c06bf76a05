import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { reloadPage } from '../../internal/reload.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

vi.mock(import('../../internal/reload.ts'), async (original) => ({
  ...(await original()),
  reloadPage: vi.fn(),
}));

test('reloads the page only when its button is pressed', async () => {
  const { rerender } = render(<ErrorSummary message="It is out of date." />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ErrorSummary message="It is out of date." offersReload />);
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});
