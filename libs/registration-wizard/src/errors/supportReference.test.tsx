import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { useSupportMail } from '@bank-bonuses/product/react';
import { renderWithProviders } from '@bank-bonuses/testing';
import { PublicPageFoot, TextLink } from '@bank-bonuses/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryWithNote } from '../history/historyEntry.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';

const { respondWith, authWith } = playServices();
const { reference } = fixtures.cardPayment;
const named = expect.stringContaining(`(${reference})`) as string;

const Help = () => <TextLink href={useSupportMail({ subject: 'A question' })}>Help</TextLink>;

const openPage = (state?: unknown) =>
  renderWithProviders(
    <PublicPageFoot footer={<Help />}>
      <RegistrationPage />
    </PublicPageFoot>,
    { path: { pathname: '/register', state }, auth: createFakeAuth() },
  );

const help = () => screen.getByRole('link', { name: 'Help' });

test('the support link on the success view contains the reference of the registration', async () => {
  respondWith(fixtures.fullReceipt);
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  await next();
  await findStep('Registration Successful!');
  expect(await screen.findByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    named,
  );
});

test('the help link in the footer contains the reference after a reload, until another registration starts', async () => {
  const note = { reference, isConfirmed: false, hasReceipt: true };
  const { user } = openPage(entryWithNote(note));
  await waitFor(() => expect(help()).toHaveAttribute('href', named));
  await user.click(await screen.findByRole('button', { name: 'Start a new registration' }));
  await findStep('Create your account');
  expect(help()).not.toHaveAttribute('href', named);
});

test('the help link contains no reference if the registration has none', async () => {
  openPage(entryWithNote({ reference: '', isConfirmed: true, hasReceipt: false }));
  await screen.findByText(/^We received your registration\.$/);
  expect(help()).toHaveAttribute('href', 'mailto:support@example.com?subject=A%20question');
});
