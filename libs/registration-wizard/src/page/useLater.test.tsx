import { expectAccessible } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftKey } from '../draft/draftKey.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { loadLater, type Later } from './useLater.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

// The first test, because loaded rules stay loaded.
test('before Next, the error of a password that was too short goes when it is long enough', async () => {
  const { user } = await openWizard({ answers: { password: '', confirmPassword: '' } });
  const password = screen.getByLabelText('Password');
  await user.type(password, 'abc');
  await user.tab();
  expect(password).toBeInvalid();
  await user.type(password, 'def');
  expect(password).toBeValid();
});

test('Next reports that the next step could not be loaded, then offers a reload, and keeps every answer', async () => {
  const load = vi.fn<() => Promise<Later>>(lost);
  const { next } = await openWizard({ load });
  await next();
  const says = 'The next step could not be loaded. Please check your connection and try again.';
  expect((await findErrorBox()).box).toHaveTextContent(new RegExp(`^${says}$`));
  await next();
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
  load.mockImplementation(loadLater);
  await next();
  expect(await findStep('About you')).toHaveFocus();
});

test('a step that could not be loaded after a reload is loaded by Try again, then by another reload', async () => {
  const load = vi.fn<() => Promise<Later>>(lost);
  sessionStorage.setItem(draftKey, JSON.stringify({ city: 'Agawam' }));
  const { user } = await openWizard({ step: 3, load });
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(
    screen.getByText(/^This step could not be loaded\. Everything you entered is still here\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  await expectAccessible();
  await user.click(tryAgain);
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByText(/^A reload keeps your answers, except/)).toHaveTextContent(
    'password, Social Security number, date of birth, photos',
  );
  load.mockImplementation(loadLater);
  await user.click(tryAgain);
  expect(await screen.findByLabelText('City')).toHaveValue('Agawam');
});

test('after a reload, a step has no Next button until it is shown', async () => {
  let finish: (later: Later) => void = () => undefined;
  const load = () => new Promise<Later>((resolve) => (finish = resolve));
  const opened = openWizard({ step: 3, load });
  expect(await screen.findByRole('button', { name: 'Previous' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  finish(await loadLater());
  await opened;
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('a typed address is stored before the code has loaded, until it is cleared', async () => {
  const { user } = await openWizard({
    answers: { email: '' },
    load: () => new Promise(() => undefined),
  });
  const email = screen.getByLabelText('Email');
  await user.type(email, 'avery@example.com');
  expect(sessionStorage.getItem(draftKey)).toContain('avery@example.com');
  await user.clear(email);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is loaded before Next', async () => {
  const load = vi.fn(loadLater);
  const { user, next } = await openWizard({ load });
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(load).not.toHaveBeenCalled();
  await next();
  await findStep('About you');
  expect(load).toHaveBeenCalled();
});

test('a link does not leave the page with answers if the code of the question could not be loaded', async () => {
  const load = vi.fn<() => Promise<Later>>(lost);
  const { user, router } = await openWizard({ load });
  const link = screen.getByRole('link', { name: 'Already have an account?' });
  await user.click(link);
  expect((await findErrorBox()).box).toHaveTextContent(/could not be loaded/);
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByLabelText('Password')).toHaveValue('Fictional-Pass-1');
  load.mockImplementation(loadLater);
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
