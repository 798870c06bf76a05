import { expectAccessible } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard } from '../testing/openWizard.testing.tsx';

const linesOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

test('the total of the chosen payment method is shown beside the form and before the Register button', async () => {
  const { user } = await openWizard({ step: 5, answers: { paymentMethod: '' } });
  const parts = [
    screen.getByRole('complementary', { name: 'Order summary' }),
    screen.getByRole('region', { name: 'Order summary' }),
  ];
  const transfer = ['Account opening fee $5,000.00', 'Total $5,000.00'];
  for (const part of parts) {
    expect(linesOf(part)).toEqual(transfer);
    expect(part).toHaveTextContent('Paying by card adds a processing fee of 3%.');
  }
  await user.click(screen.getByRole('radio', { name: 'Card' }));
  for (const part of parts)
    expect(linesOf(part)).toEqual([
      'Account opening fee $5,000.00',
      'Card processing fee (3%) $150.00',
      'Total $5,150.00',
    ]);
  expect(parts[0]).toHaveTextContent('We keep a success fee of 25% on each account opening.');
  await user.click(screen.getByRole('radio', { name: 'Wire transfer' }));
  for (const part of parts) expect(linesOf(part)).toEqual(transfer);
  expect(screen.queryByText('What you need')).toBeNull();
  await expectAccessible();
});

test('the summary line above the fields shows the total and expands', async () => {
  const { user } = await openWizard({ step: 5 });
  const line = screen.getByText(/^Order summary: total/);
  expect(line).toHaveTextContent('total $5,150.00');
  const fold = line.parentElement ?? document.body;
  expect(fold).not.toHaveAttribute('open');
  await user.click(line);
  expect(fold).toHaveAttribute('open');
  expect(within(fold).getByText('Card processing fee (3%)')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Bill pay' }));
  expect(line).toHaveTextContent('total $5,000.00');
  expect(within(fold).queryByText('Card processing fee (3%)')).toBeNull();
  await expectAccessible();
});

test('earlier steps show the requirements in place of the order summary', async () => {
  await openWizard({ step: 2 });
  expect(screen.getByRole('complementary', { name: 'What you need' })).toBeInTheDocument();
  expect(screen.queryByText(/^Order summary|^What it costs/)).toBeNull();
});
