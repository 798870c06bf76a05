import { startTestServer } from '@bank-bonuses/testing/server';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';

startTestServer();

test.each([
  ['Verify your identity', 3, 'ID Type', "Mother's Maiden Name"],
  ['Payment and agreements', 4, 'Payment Method', /^I agree to the Terms of Service/],
] as const)('%s begins with what the screen shows', async (title, step, first, last) => {
  const { next } = await openWizard({ step });
  const fields = () => ({
    first: screen.queryByRole('radiogroup', { name: first }) !== null,
    last: screen.queryByLabelText(last) !== null,
    button: screen.queryByRole('button', { name: /^(Next|Register)$/ }) !== null,
  });
  const drawings: ReturnType<typeof fields>[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('heading', { level: 2, name: title })) drawings.push(fields());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await next();
  await findStep(title);
  observer.disconnect();
  expect(drawings[0]).toEqual({ first: true, last: false, button: false });
  expect(fields()).toEqual({ first: true, last: true, button: true });
});
