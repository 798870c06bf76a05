import { AuthProvider } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { startOfWizard } from '../state/wizard.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import { filledForm } from '../testing/filledForm.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { draftKey } from './draftKey.ts';
import { useDraft } from './useDraft.ts';
import { writeDraft } from '../fields/draft.ts';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';

const keep = () => sessionStorage.setItem(draftKey, writeDraft(filledForm) ?? '');
/** Simulates a reload: the browser history, with the step of each entry, still exists. */
const openAgain = (auth = createFakeAuth(), step = 1) => {
  const entries = [null, 2, 3, 4, 5].slice(0, step).map((registrationStep) => ({
    pathname: '/register',
    state: registrationStep === null ? null : { registrationStep },
  }));
  const [path = '/register', ...before] = entries.reverse();
  return renderWithProviders(<RegistrationPage />, { path, before: before.reverse(), auth });
};
const paste = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const findNotice = () => screen.findByText('Your earlier answers are back');

test('answers are stored while they are typed, and restored after a reload', async () => {
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
  await paste(user, screen.getByLabelText('Password'), 'Fictional-Pass-1');
  await paste(user, screen.getByLabelText('Confirm Password'), 'Fictional-Pass-1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await findStep('About you');
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Example');
  expect(screen.getByLabelText('Social Security Number')).toHaveValue('');
  expect(screen.getByText(/Social Security number and date of birth again/)).toBeVisible();
});

test('the notice after a reload does not name answers that were never entered', async () => {
  sessionStorage.setItem(draftKey, writeDraft({ ...emptyForm, email: 'avery@example.com' }) ?? '');
  const { user, unmount } = openAgain();
  await findNotice();
  const notice = screen.getByRole('status');
  expect(notice).not.toHaveTextContent(/secret|again/);
  await paste(user, screen.getByLabelText('Password'), 'Fictional-Pass-1');
  unmount();
  openAgain();
  await findNotice();
  expect(screen.getByText(/Please enter your password again\.$/)).toBeVisible();
});

test('the notice names a missing answer until it is entered, even after a second reload', async () => {
  const { email, password, lastName } = filledForm;
  sessionStorage.setItem(
    draftKey,
    writeDraft({ ...emptyForm, email, lastName, password, dateOfBirth: '1990-04-12' }) ?? '',
  );
  const first = openAgain(undefined, 2);
  await findNotice();
  expect(
    screen.getByText(/^Your secret answers were not stored\. Please enter your date/),
  ).toBeVisible();
  first.unmount();
  const { user } = openAgain(undefined, 2);
  await findNotice();
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent(/date of birth again/);
  expect(notice).not.toHaveTextContent(/Social Security|photos|maiden|agreements/);
  await user.click(screen.getByRole('button', { name: 'Account: password' }));
  await paste(user, await screen.findByLabelText('Password'), password);
  await waitFor(() =>
    expect(notice).toHaveTextContent(/On the next steps we ask again for your date of birth\./),
  );
  expect(notice).not.toHaveTextContent(/enter your password/);
});

test('the notice is not shown on later steps if no answer is missing', async () => {
  const { email, password, lastName } = filledForm;
  sessionStorage.setItem(draftKey, writeDraft({ ...emptyForm, email, lastName }) ?? '');
  const { user } = openAgain();
  await findNotice();
  await paste(user, screen.getByLabelText('Password'), password);
  await paste(user, screen.getByLabelText('Confirm Password'), password);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await findStep('About you');
  expect(screen.queryByText('Your earlier answers are back')).toBeNull();
});

test('Start over asks for a confirmation, then removes every answer and the draft', async () => {
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

test('a reload restores the step, and the notice links to the answers that must be entered again', async () => {
  keep();
  const { user, router } = openAgain(undefined, 4);
  expect(await findStep('Verify your identity')).toBeVisible();
  await findNotice();
  expect(
    screen.getByText(/Please add your photos and enter your mother's maiden name/),
  ).toBeVisible();
  const earlier = () =>
    screen
      .queryAllByRole('button', { name: /^(Account|Personal|Security): / })
      .map((button) => button.textContent);
  expect(earlier()).toEqual([
    'Account: password',
    'Personal: Social Security number, date of birth',
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Personal: / }));
  const ssn = await screen.findByLabelText('Social Security Number');
  expect(ssn).toHaveFocus();
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 2 }));
  expect(screen.getByLabelText('Last Name')).toHaveValue('Example');
  expect(earlier()).toEqual(['Account: password']);
  await user.click(screen.getByRole('button', { name: /^Account: / }));
  await paste(user, await screen.findByLabelText('Password'), 'Fictional-Pass-1');
  await paste(user, screen.getByLabelText('Confirm Password'), 'Fictional-Pass-1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await paste(user, await screen.findByLabelText('Social Security Number'), '900123456');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  // The date of birth is still missing.
  expect(await findErrorBox()).toBeDefined();
  expect(screen.getByLabelText('Date of Birth')).toBeInvalid();
});

test('a reload on a later step uses the account of the signed-in applicant', async () => {
  keep();
  const auth = createFakeAuth({ state: { status: 'loading' } });
  const { user } = openAgain(auth, 2);
  await findStep('About you');
  act(() => auth.setState(signedInAs({ email: 'avery@example.com' })));
  await findNotice();
  await user.click(screen.getByRole('button', { name: /^Account: / }));
  await screen.findByLabelText('Password');
  // For an existing account, there is no second password field.
  expect(screen.queryByLabelText('Confirm Password')).toBeNull();
});

test('a reload on a later step drops a draft with another address and starts at the first step', async () => {
  keep();
  openAgain(createFakeAuth({ state: signedInAs({ email: 'alex.rivera@example.com' }) }), 4);
  expect(await findStep('Create your account')).toBeVisible();
  expect(screen.queryByText('Your earlier answers are back')).toBeNull();
  expect(sessionStorage.getItem(draftKey) ?? '').not.toContain('avery');
});

test('a visitor without a draft sees no notice', async () => {
  const { user } = openAgain();
  await user.click(screen.getByLabelText('Email'));
  expect(screen.queryByText('Your earlier answers are back')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('the draft is removed when every answer is cleared', async () => {
  const { user } = openAgain();
  const email = screen.getByLabelText('Email');
  await user.type(email, 'avery@example.com');
  expect(sessionStorage.getItem(draftKey)).toContain('avery');
  await user.clear(email);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is not restored before the session is known', () => {
  keep();
  const auth = createFakeAuth({ state: { status: 'loading' } });
  const dispatch = vi.fn();
  const setLost = vi.fn();
  const { result } = renderHook(
    () => {
      const form = useForm<RegistrationForm>({ defaultValues: emptyForm });
      const applicant = { kind: 'new' } as const;
      useDraft({ form, applicant, state: startOfWizard, dispatch, lost: undefined, setLost });
      return form;
    },
    { wrapper: ({ children }) => <AuthProvider auth={auth}>{children}</AuthProvider> },
  );
  expect(result.current.getValues()).toEqual(emptyForm);
  act(() => auth.setState(signedInAs({ email: 'alex.rivera@example.com' })));
  expect(result.current.getValues()).toEqual(emptyForm);
  expect(setLost).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
