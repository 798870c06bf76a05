import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApplicationForm } from './reactHookForm.example.tsx';

test('the form focuses the summary after each rejected submit, and sends formatted values', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  render(<ApplicationForm onSave={(values) => void onSave(values)} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Please check your answers' })).toHaveFocus(),
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter your name',
    'Enter a ZIP code with 5 or 9 digits',
    'Enter an SSN with 9 digits',
  ]);
  await user.click(screen.getByRole('link', { name: 'Enter an SSN with 9 digits' }));
  expect(screen.getByRole('textbox', { name: 'SSN' })).toHaveFocus();
  await user.keyboard('900123456');
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), '123456789');
  await user.click(send);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Please check your answers' })).toHaveFocus(),
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Alex Kim');
  await user.click(send);
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      name: 'Alex Kim',
      zip: '12345-6789',
      ssn: '900-12-3456',
    }),
  );
});
