import { AuthProvider } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { emptyForm, type RegistrationForm } from '../form/registrationForm.ts';
import { startOfWizard } from '../machine/wizard.ts';
import { RegistrationPage } from '../shell/RegistrationPage.tsx';
import { filledForm } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { writeDraft } from './draft.ts';
import { draftKey } from './draftKey.ts';
import { useDraft } from './useDraft.ts';

const keep = () => sessionStorage.setItem(draftKey, writeDraft(filledForm) ?? '');
const openAgain = (auth = createFakeAuth()) =>
  renderWithProviders(<RegistrationPage />, { path: '/register', auth });
const findNotice = () => screen.findByText('Your earlier answers are back');

test('answers are kept while they are typed, and are back after a reload', async () => {
  const { fill, unmount } = await openWizard({ step: 3 });
  await fill('City', 'Springfield');
  await waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('Springfield'));
  unmount();
  const { user } = openAgain();
  await findNotice();
  expect(screen.getByText(/Please enter your password again/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('avery@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await expectAccessible();
  await user.type(screen.getByLabelText('Password'), 'Fictional-Pass-1');
  await user.type(screen.getByLabelText('Confirm Password'), 'Fictional-Pass-1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await findStep('About you');
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Example');
  expect(screen.getByLabelText('Social Security Number')).toHaveValue('');
  expect(screen.getByText(/social security number and date of birth again/)).toBeVisible();
});

test.each([
  ['card', /card and agreements\.$/],
  ['wire', /maiden name and agreements\.$/],
] as const)(
  'whoever pays by %s is asked again for what that way needs',
  async (paymentMethod, text) => {
    sessionStorage.setItem(draftKey, writeDraft({ ...filledForm, paymentMethod }) ?? '');
    openAgain();
    await findNotice();
    expect(screen.getByText(/^What is secret was not stored/)).toHaveTextContent(text);
  },
);

test('starting over asks once more, then removes everything', async () => {
  keep();
  const { user } = openAgain();
  await findNotice();
  await user.dblClick(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Email')).toHaveValue('avery@example.com');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(screen.getByRole('button', { name: 'Remove all answers' }));
  expect(screen.queryByText('Your earlier answers are back')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(await findStep('Create your account')).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test('a visitor without a draft sees no notice', async () => {
  const { user } = openAgain();
  await user.click(screen.getByLabelText('Email'));
  expect(screen.queryByText('Your earlier answers are back')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('answers that were all taken back are not kept', async () => {
  const { user } = openAgain();
  const email = screen.getByLabelText('Email');
  await user.type(email, 'avery@example.com');
  expect(sessionStorage.getItem(draftKey)).toContain('avery');
  await user.clear(email);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft of another address is dropped when somebody is signed in', async () => {
  keep();
  openAgain(createFakeAuth({ state: signedInAs({ email: 'alex.rivera@example.com' }) }));
  await waitFor(() => expect(sessionStorage.getItem(draftKey)).not.toContain('avery@'));
  expect(screen.getByLabelText('Email')).toHaveValue('alex.rivera@example.com');
  expect(screen.queryByText('Your earlier answers are back')).toBeNull();
});

test('nothing is restored before it is known who is signed in', () => {
  keep();
  const auth = createFakeAuth({ state: { status: 'loading' } });
  const dispatch = vi.fn();
  const { result } = renderHook(
    () => {
      const form = useForm<RegistrationForm>({ defaultValues: emptyForm });
      useDraft({ form, state: startOfWizard, dispatch });
      return form;
    },
    { wrapper: ({ children }) => <AuthProvider auth={auth}>{children}</AuthProvider> },
  );
  expect(result.current.getValues()).toEqual(emptyForm);
  act(() => auth.setState(signedInAs({ email: 'alex.rivera@example.com' })));
  expect(result.current.getValues()).toEqual(emptyForm);
  expect(dispatch).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

/** What the browser would do if the page were left now: `false` is to ask. */
const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a link away asks first, and staying keeps everything', async () => {
  const { user, router } = await openWizard({ step: 2 });
  // The question is ready a moment after the step is drawn.
  await waitFor(() => expect(leave()).toBe(false));
  const away = screen.getByRole('link', { name: 'Already have an account?' });
  await user.click(away);
  expect(await screen.findByRole('dialog', { name: 'Leave your registration?' })).toBeVisible();
  const stay = screen.getByRole('button', { name: 'Stay' });
  await waitFor(() => expect(stay).toHaveFocus());
  await user.click(stay);
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByLabelText('First Name')).toHaveValue('Avery');
  await user.click(away);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('the browser asks before the page goes, unless nothing is answered', async () => {
  const { unmount } = await openWizard({ step: 2 });
  await waitFor(() => expect(leave()).toBe(false));
  unmount();
  expect(leave()).toBe(true);
});
