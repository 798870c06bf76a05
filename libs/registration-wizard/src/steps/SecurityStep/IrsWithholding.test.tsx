import { act, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IrsWithholding } from './IrsWithholding.tsx';
import { emptyForm, type RegistrationForm } from '../../fields/table.ts';

// Fakes the clock before rendering: effects that are pending when the clock is faked never run.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Form() {
  const form = useForm<RegistrationForm>({ defaultValues: emptyForm });
  return (
    <FormProvider {...form}>
      <IrsWithholding />
    </FormProvider>
  );
}

test('the tooltip about withholding appears when the pointer has been on the help button for 700 ms', () => {
  render(<Form />);
  const button = screen.getByRole('button', { name: 'What is backup withholding?' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
  act(() => void vi.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^The IRS orders backup withholding/);
});
