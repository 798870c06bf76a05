import { faults, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { filledForm } from './testing/filledForm.ts';
import { findStep, openWizard } from './testing/openWizard.testing.tsx';

const detail = [
  { loc: ['body', 'city'], msg: 'No such city', type: 'value_error' },
  { loc: ['body', 'first_name'], msg: 'Too short', type: 'value_error' },
];
startTestServer(mockApi.register(faults.detail(422, detail)));

test("a refusal's link leads to a field of another step, too", async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  Element.prototype.scrollIntoView = () => undefined;
  const auth = createFakeAuth({
    signUp: vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' }),
  });
  const { next, user } = await openWizard({ step: 5, auth, answers: filledForm });
  await next();
  await findStep('Your home address');
  await user.click(await screen.findByRole('link', { name: 'First Name' }));
  await findStep('About you');
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription(/Too short/);
});
