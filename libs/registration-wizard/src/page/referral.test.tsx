import { renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Compiles the code, so that no test waits for it.
import '../later.ts';
import { draftKey } from '../draft/draftKey.ts';
import { writeDraft } from '../fields/draft.ts';
import type { RegistrationForm } from '../fields/table.ts';
import { filledForm } from '../testing/filledForm.ts';
import { RegistrationPage } from './RegistrationPage.tsx';

test.each([
  ['/register?ref=ROBIN-7', 'Jordan Sample', 'ROBIN-7'],
  ['/register?ref=%20', 'Jordan Sample', 'Jordan Sample'],
  [`/register?ref=${'R'.repeat(300)}`, '', 'R'.repeat(200)],
])('at %s, a draft with the referral %j is restored with %j', async (path, drafted, restored) => {
  const answers = { ...filledForm, referredBy: drafted };
  sessionStorage.setItem(draftKey, writeDraft(answers) ?? '');
  renderWithProviders(<RegistrationPage />, { path });
  await screen.findByText('Your earlier answers are back');
  // When the notice appears, the restored answers have already been stored again.
  const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? '') as Partial<RegistrationForm>;
  expect(stored.referredBy).toBe(restored);
});
