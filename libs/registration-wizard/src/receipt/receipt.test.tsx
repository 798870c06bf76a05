import { expectAccessible } from '@bank-bonuses/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { termsOfService } from '../legal/termsOfService.ts';
import { filledForm } from '../testing/filledForm.ts';
import { receiptOf } from './receipt.ts';
import { ReceiptCard } from './ReceiptCard.tsx';

const now = new Date('2026-11-20T15:05:00Z');
const byCard = receiptOf(filledForm, 'ref-1', now);
const byWire = receiptOf({ ...filledForm, paymentMethod: 'wire' }, 'ref-1', now);
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

test('lists what was paid and which contracts were accepted when', async () => {
  render(<ReceiptCard receipt={byCard} />);
  expect(valueOf('Reference')).toHaveTextContent('ref-1');
  expect(valueOf('Total')).toHaveTextContent('$5,150.00');
  expect(valueOf('Terms of Service')).toHaveTextContent(
    `Version ${termsOfService.version}, effective November 20, 2026, accepted November 20, 2026`,
  );
  const times = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual([
    '2026-11-20T15:05:00.000Z',
    filledForm.cardAuthorizationAcceptedAt,
    filledForm.termsOfServiceAcceptedAt,
    filledForm.independentContractorAgreementAcceptedAt,
  ]);
  await expectAccessible();
});

test('a transfer has no card fee and no authorization', () => {
  render(<ReceiptCard receipt={byWire} />);
  expect(valueOf('Total')).toHaveTextContent('$5,000.00');
  expect(screen.queryByText('Charge authorized')).toBeNull();
});

test('the button opens the print window', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<ReceiptCard receipt={byCard} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print or save' }));
  expect(print).toHaveBeenCalledOnce();
});

test('holds no secret', () => {
  const text = JSON.stringify(byCard);
  const { password, ssn, dateOfBirth, mothersMaidenName, cardNumber, cardExpiry } = filledForm;
  for (const secret of [password, ssn, dateOfBirth, mothersMaidenName, cardNumber, cardExpiry])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\b(900|3456|4242)\b/);
});
