import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftKey } from '../draft/draftKey.ts';
import { filledForm } from '../testing/filledForm.ts';
import { RegistrationPage } from './RegistrationPage.tsx';
import '../testing/loadedParts.testing.ts';
import { writeDraft } from '../fields/draft.ts';
import type { RegistrationForm } from '../fields/table.ts';

const referralLink = '/register?ref=ROBIN-7';

/** Opens the page in a tab with a draft, and returns the stored draft afterwards. */
async function openWithDraft(path: string, answers: Partial<RegistrationForm>) {
  sessionStorage.setItem(draftKey, writeDraft({ ...filledForm, ...answers }) ?? '');
  renderWithProviders(<RegistrationPage />, { path });
  await screen.findByText('Your earlier answers are back');
  // When the notice appears, the restored answers have already been stored again.
  return JSON.parse(sessionStorage.getItem(draftKey) ?? '') as Partial<RegistrationForm>;
}

test('the referral in the link replaces the referral in a stored draft', async () => {
  const { referredBy } = await openWithDraft(referralLink, { referredBy: 'Jordan Sample' });
  expect(referredBy).toBe('ROBIN-7');
});

test('the referral in the link is added to a stored draft without a referral', async () => {
  const { referredBy } = await openWithDraft(referralLink, { referredBy: '' });
  expect(referredBy).toBe('ROBIN-7');
});

test.each(['/register', '/register?ref=', '/register?ref=%20'])(
  'the referral in a stored draft is restored if the URL is %s',
  async (path) => {
    const { referredBy } = await openWithDraft(path, { referredBy: 'Jordan Sample' });
    expect(referredBy).toBe('Jordan Sample');
  },
);

test('a referral that is cut within a character contains no half of it', async () => {
  const referral = encodeURIComponent(`${'R'.repeat(199)}🎉`);
  const { referredBy = '' } = await openWithDraft(`/register?ref=${referral}`, { referredBy: '' });
  expect(referredBy).toBe('R'.repeat(199));
});
