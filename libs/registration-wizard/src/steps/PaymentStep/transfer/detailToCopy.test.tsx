import { expectAccessible } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openWizard } from '../../../testing/openWizard.testing.tsx';

const openWire = async () => {
  render(<LiveRegion />);
  return openWizard({ step: 5, answers: { paymentMethod: 'wire' } });
};

test('each payment detail can be copied, and the copy is announced', async () => {
  const { user } = await openWire();
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  expect(await navigator.clipboard.readText()).toBe('000123456789');
  expect(await screen.findByRole('button', { name: 'Copied account number' })).toHaveFocus();
  expect(await screen.findByText('Copied the account number')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy routing number' }));
  expect(await navigator.clipboard.readText()).toBe('000000000');
  await expectAccessible();
});

test('without access to the clipboard, the Copy button selects the text and announces the failure', async () => {
  const { user } = await openWire();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy beneficiary' }));
  expect(await screen.findByText(/Could not copy the beneficiary/)).toBeInTheDocument();
  expect(window.getSelection()?.toString()).toBe('Example Bonuses LLC');
  expect(screen.queryByRole('button', { name: /^Copied/ })).toBeNull();
});
