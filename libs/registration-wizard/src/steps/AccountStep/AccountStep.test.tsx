import { createFakeAuth, expectAccessible, testConfig } from '@bank-bonuses/testing';
import { signedInAs } from '@bank-bonuses/auth/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';
import { emptyForm } from '../../fields/table.ts';

const empty = { email: '', password: '', confirmPassword: '' };
const both = (password: string) => ({ password, confirmPassword: password });

test('the first step shows the title, the progress, the five labels and a link to the login page', async () => {
  await openWizard({ answers: empty });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bank Bonuses User Portal');
  for (const label of ['Account', 'Personal', 'Address', 'Security', 'Sign Up'])
    expect(screen.getByText(label)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 5' })).toHaveAttribute('value', '0.2');
  expect(screen.getByRole('link', { name: 'Already have an account?' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(document.title).toBe('Step 1 of 5: Account · Bank Bonuses User Portal');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await expectAccessible();
});

test('Next marks every missing field and links to it', async () => {
  const { user, next } = await openWizard({ answers: empty });
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(screen.getByText('Please fill in all required fields')).toBeVisible();
  expect(links()).toEqual(['Email', 'Password', 'Confirm Password']);
  const email = screen.getByLabelText('Email');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(
    /^Please fill in all required fields\s+Email is required$/,
  );
  expect(document.title).toMatch(/^Error: Step 1 of 5: Account/);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Confirm Password' }));
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
});

describe('the hardened profile', () => {
  const config = { ...testConfig, authProfile: 'hardened' as const };

  test('rejects a short and a guessable password', async () => {
    const answers = { email: 'avery.collins@example.com', ...both('elevenchars') };
    const { next, fill } = await openWizard({ config, answers });
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /At least 12 characters\./,
    );
    await next();
    expect((await findErrorBox()).box).toHaveTextContent(/^Password must be at least 12 char/);
    for (const label of ['Password', 'Confirm Password']) await fill(label, 'averycollins1');
    await next();
    expect((await findErrorBox()).box).toHaveTextContent(/^This password is easy to guess/);
  });

  test('accepts the short password of an existing account', async () => {
    const auth = createFakeAuth({ state: signedInAs() });
    const { next } = await openWizard({ auth, config, answers: both('secret') });
    await next();
    await findStep('About you');
  });

  test('applies to an account that a provider created', async () => {
    const auth = createFakeAuth({ state: signedInAs({ lacksPassword: true }) });
    const { next } = await openWizard({ auth, config, answers: both('secret') });
    await next();
    expect((await findErrorBox()).box).toHaveTextContent(/^Password must be at least 12/);
  });
});

test('a password is checked for its length on blur, and the next change clears the error', async () => {
  const { user } = await openWizard({ answers: empty });
  const password = screen.getByLabelText('Password');
  await user.click(password);
  await user.tab();
  expect(password).toBeValid();
  await user.type(password, 'abcde');
  expect(password).toBeValid();
  await user.tab();
  expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await user.type(password, 'f');
  expect(password).toBeValid();
});

test('Enter submits the first step, and the heading of the second step is focused', async () => {
  const { user } = await openWizard();
  await user.type(screen.getByLabelText('Confirm Password'), '{Enter}');
  expect(await findStep('About you')).toHaveFocus();
  expect(document.title).toBe('Step 2 of 5: Personal · Bank Bonuses User Portal');
});

describe('an account without a registration', () => {
  const auth = () =>
    createFakeAuth({ state: signedInAs({ id: 'user-9', email: 'alex.rivera@example.com' }) });

  test('has a fixed address and requires only its password', async () => {
    const { user } = await openWizard({ answers: empty, auth: auth() });
    const email = screen.getByLabelText('Email');
    expect(email).toHaveValue('alex.rivera@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Confirm Password')).toBeNull();
    await expectAccessible();
    await user.type(screen.getByLabelText('Password'), 'Fictional-Pass-1{Enter}');
    expect(await findStep('About you')).toBeVisible();
  });

  test('that a provider created has a fixed address and requires a new password', async () => {
    const fromProvider = createFakeAuth({ state: signedInAs({ lacksPassword: true }) });
    const { user } = await openWizard({ answers: empty, auth: fromProvider });
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expectAccessible();
    await user.type(password, 'Fictional-Pass-1');
    await user.type(screen.getByLabelText('Confirm Password'), 'Fictional-Pass-2{Enter}');
    expect((await findErrorBox()).box).toHaveTextContent(/^Passwords do not match/);
  });

  test.each(['', 'Leave'])(
    "is signed out by 'Use another account' (button of the dialog: %j)",
    async (button) => {
      const fake = auth();
      const { user, router } = await openWizard({ answers: emptyForm, auth: fake });
      if (button !== '') {
        await user.type(screen.getByLabelText('Password'), 'Fictional-Pass-1');
        const unload = new Event('beforeunload', { cancelable: true });
        expect(fireEvent(window, unload)).toBe(false);
      }
      // The login page would redirect a signed-in visitor back here.
      expect(screen.queryByRole('link', { name: 'Already have an account?' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Use another account' }));
      if (button !== '') {
        expect(fake.getState()).toMatchObject({ status: 'signed-in' });
        await user.click(await screen.findByRole('button', { name: button }));
      }
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(fake.getState()).toMatchObject({ status: 'signed-out' });
    },
  );

  test('that signs in in another tab does not replace the applicant of a started registration', async () => {
    const fake = createFakeAuth();
    const { next, user } = await openWizard({ auth: fake });
    await next();
    await findStep('About you');
    fake.setState(signedInAs());
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('avery@example.com');
  });
});

describe('advice', () => {
  const open = async () => {
    const wizard = await openWizard({ answers: empty });
    return { ...wizard, email: screen.getByLabelText('Email') };
  };

  test('suggests a correction for a typo in a common mail domain, and applies it on request', async () => {
    const { user, email } = await open();
    await user.type(email, 'avery@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/Did you mean/)).toBeVisible();
    expect(email).toBeValid();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'avery@gmail.com' }));
    expect(email).toHaveValue('avery@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('includes the strength of the password', async () => {
    const { user } = await open();
    const password = screen.getByLabelText('Password');
    await user.type(password, 'abcdef');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Strength: weak/));
    await user.type(password, ' kettle moth umbrella');
    expect(password).toHaveAccessibleDescription(/Strength: strong/);
    await user.clear(password);
    expect(password).toHaveAccessibleDescription(/^At least 6 characters\.\s*$/);
  });
});
