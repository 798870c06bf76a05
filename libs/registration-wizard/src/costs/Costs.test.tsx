import { termsOfService } from '@bank-bonuses/product/agreement-texts';
import { expectAccessible } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard } from '../testing/openWizard.testing.tsx';

const words = [
  'The account opening fee is $5,000.',
  'Paying by card adds a processing fee of 3%.',
  'We keep a success fee of 25% on each account opening. It is non-refundable.',
  'We keep a success fee of 50% on each referral bonus. It is non-refundable.',
];

test('the first step shows every cost beside and above the form', async () => {
  await openWizard();
  const summary = screen.getByText(/^What it costs: \$5,000, plus 3% by card, and success fees/);
  const fold = summary.closest('details');
  const beside = screen.getByRole('complementary', { name: 'Before you begin' });
  expect(fold).not.toBeNull();
  for (const part of [fold, beside]) {
    if (!part) continue;
    for (const text of words) expect(part).toHaveTextContent(text);
    const amounts = within(part)
      .getAllByRole('term', { hidden: true })
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(amounts).toEqual(['By bill pay or wire $5,000.00', 'By card $5,150.00']);
  }
  const asked = screen.getByLabelText('Email');
  expect(summary.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectAccessible();
});

test('the costs describe refunds only in the words of the Terms', async () => {
  await openWizard();
  const { textContent } = screen.getByRole('complementary', { name: 'Before you begin' });
  const terms = termsOfService.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const sentences = textContent.match(/[^.]*refund[^.]*\./g) ?? [];
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(terms).toContain(sentence.trim());
});
