import type { RegistrationReceipt } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { useSupportMail } from '@bank-bonuses/product/react';
import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { PublicPageFoot, TextLink } from '@bank-bonuses/ui';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryWithNote, noteOfEntry } from '../history/historyEntry.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import { receiptOf } from '../receipt/receipt.ts';
import { filledForm } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';
import { Success } from './Success.tsx';

const show = (response: RegistrationReceipt) => {
  const receipt = receiptOf(filledForm, response, new Date('2026-11-20T15:05:00Z'));
  renderWithProviders(
    <main>
      <h1>Bank Bonuses User Portal</h1>
      <Success receipt={receipt} note={undefined} onStartOver={() => undefined} />
    </main>,
  );
};

test('the success view shows the next steps, if the response has them', async () => {
  const milestones = fixtures.firstDayStats.milestones ?? [];
  show({ ...fixtures.receipt, milestones });
  const next = screen.getByRole('region', { name: 'What happens next' });
  const items = within(next).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[0]).toHaveTextContent('Payment receivedDone on November 20, 2026');
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  await expectAccessible();
});

test('the success view says that the address was already registered, and which answers count', async () => {
  show({ ...fixtures.fullReceipt, already_registered: true });
  const notice = screen.getByText('This email address was already registered').parentElement;
  expect(notice).toHaveTextContent(
    /Your first registration counts. Recorded on November 20, 2026.*: Card, \$5,150\.00\./,
  );
  expect(notice).toHaveTextContent(/Your new answers were not recorded/);
  expect(screen.getByRole('heading', { name: 'Registration Successful!' })).toHaveFocus();
  await expectAccessible();
});

test('the success view mentions no earlier registration and no next steps without a reason', () => {
  show(fixtures.fullReceipt);
  expect(screen.queryByText(/already registered/)).toBeNull();
  expect(screen.queryByText('What happens next')).toBeNull();
});

describe('after a reload', () => {
  const { respondWith, authWith } = playServices();
  const { reference } = fixtures.cardPayment;
  const note = { reference, isConfirmed: false, hasReceipt: true };
  const named = expect.stringContaining(`(${reference})`) as string;

  const Help = () => <TextLink href={useSupportMail({ subject: 'A question' })}>Help</TextLink>;
  const help = () => screen.getByRole('link', { name: 'Help' });

  /** Simulates a reload: the history entry still has its state. */
  const openAgain = (state: unknown) =>
    renderWithProviders(
      <PublicPageFoot footer={<Help />}>
        <RegistrationPage />
      </PublicPageFoot>,
      { path: { pathname: '/register', state }, auth: createFakeAuth() },
    );

  test('the success view is shown again, and no personal answer is stored for it', async () => {
    respondWith(fixtures.fullReceipt);
    const { next, router, unmount } = await openWizard({ step: 5, ...authWith() });
    await next();
    await findStep('Registration Successful!');
    expect(await screen.findByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      named,
    );
    await waitFor(() => expect(router.state.location.state).toEqual(entryWithNote(note)));
    const kept = JSON.stringify([router.state.location, sessionStorage, localStorage]);
    for (const answer of Object.values(filledForm))
      if (typeof answer === 'string' && answer.length > 3) expect(kept).not.toContain(answer);
    const state: unknown = router.state.location.state;
    unmount();

    openAgain(state);
    const received = await screen.findByText(/^We received your registration/);
    expect(received).toHaveTextContent(`We received your registration (${reference}).`);
    expect(document.title).toMatch(/^Registration Successful!/);
    expect(screen.getByText(/^Please check your email to verify your account/)).toBeVisible();
    expect(screen.getByText(/Settings shows your receipt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Click Here to Log In' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(help()).toHaveAttribute('href', named));
    await expectAccessible();
  });

  test('another registration can be started, and a further reload does not restore the success view', async () => {
    const { user, router, unmount } = openAgain(entryWithNote(note));
    await user.click(await screen.findByRole('button', { name: 'Start a new registration' }));
    expect(await findStep('Create your account')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(help()).not.toHaveAttribute('href', named);
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
    expect(help()).toHaveAttribute('href', 'mailto:support@example.com?subject=A%20question');
  });

  test('noteOfEntry ignores an invalid note', () => {
    for (const registered of [true, 'BB', null, { reference: 7 }])
      expect(noteOfEntry({ registered })).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (state) => void noteOfEntry(state)));
  });
});
