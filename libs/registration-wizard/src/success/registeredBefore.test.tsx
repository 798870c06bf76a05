import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryWithNote, noteOfEntry, type RegisteredNote } from '../history/historyEntry.ts';
import { filledForm } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';

const { respondWith, authWith } = playServices();
const { reference } = fixtures.cardPayment;
const note: RegisteredNote = { reference, isConfirmed: false, hasReceipt: true };

/** Simulates a reload: the history entry still has its state. */
const openAgain = (state: unknown) =>
  renderWithProviders(<RegistrationPage />, {
    path: { pathname: '/register', state },
    auth: createFakeAuth(),
  });

test('the success view is shown again after a reload', async () => {
  respondWith(fixtures.fullReceipt);
  const { auth } = authWith();
  const { next, router, unmount } = await openWizard({ step: 5, auth });
  await next();
  await findStep('Registration Successful!');
  await waitFor(() => expect(router.state.location.state).toEqual(entryWithNote(note)));
  const state: unknown = router.state.location.state;
  unmount();

  openAgain(state);
  const received = await screen.findByText(/^We received your registration/);
  expect(received).toHaveTextContent(`We received your registration (${reference}).`);
  expect(received).toBeVisible();
  expect(document.title).toMatch(/^Registration Successful!/);
  expect(screen.getByText(/^Please check your email to verify your account/)).toBeVisible();
  expect(screen.getByText(/Settings shows your receipt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Click Here to Log In' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await expectAccessible();
});

test('no personal answer is stored for the success view after a reload', async () => {
  respondWith(fixtures.fullReceipt);
  const { auth } = authWith();
  const { next, router } = await openWizard({ step: 5, auth });
  await next();
  await findStep('Registration Successful!');
  // The wizard first leaves the step's entry, then stores the note.
  await waitFor(() => expect(JSON.stringify(router.state.location)).toContain(reference));
  const kept = JSON.stringify([router.state.location, sessionStorage, localStorage]);
  for (const answer of Object.values(filledForm))
    if (typeof answer === 'string' && answer.length > 3) expect(kept).not.toContain(answer);
});

test('another registration can be started, and a further reload does not restore the success view', async () => {
  const { user, router, unmount } = openAgain(entryWithNote(note));
  await user.click(await screen.findByRole('button', { name: 'Start a new registration' }));
  expect(await findStep('Create your account')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  unmount();
  openAgain(null);
  expect(await findStep('Create your account')).toBeVisible();
});

test('the success view does not ask for the confirmation of an address that is already confirmed', async () => {
  openAgain(entryWithNote({ reference: '', isConfirmed: true, hasReceipt: false }));
  expect(await screen.findByText('We received your registration.')).toBeVisible();
  expect(screen.getByText('Your email address is already verified.')).toBeVisible();
  expect(screen.queryByText(/check your email|Settings/)).toBeNull();
});

test('noteOfEntry ignores an invalid note', () => {
  for (const registered of [true, 'BB', null, { reference: 7 }])
    expect(noteOfEntry({ registered })).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (state) => void noteOfEntry(state)));
});
