import { AuthError } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import './LoginPage.tsx';
import { loginRoutes } from './routes.tsx';

async function open(options: FakeAuthOptions = {}, config = testConfig) {
  const auth = createFakeAuth(options);
  document.title = 'Login · Bank Bonuses User Portal';
  const page = renderWithProviders(loginRoutes, { path: paths.login, auth, config });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  return { auth, ...page };
}

const ended = 'You have been logged out because your session has ended. Please log in again.';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

function enter(address: string, secret: string) {
  fireEvent.input(email(), { target: { value: address } });
  fireEvent.input(password(), { target: { value: secret } });
}

async function submit(page: Awaited<ReturnType<typeof open>>, byEnter = false) {
  enter('alex.rivera@example.com', 'correct horse');
  if (!byEnter) return page.user.click(login());
  password().focus();
  await page.user.keyboard('{Enter}');
}

const rejectingWith = (message: string, code: string, status = 400) => ({
  signIn: () => Promise.reject(new AuthError(message, { code, status })),
});

test('shows the specified texts, fields and links, and describes the service', async () => {
  const termsUrl = 'https://example.com/terms';
  const privacyUrl = 'https://example.com/privacy';
  await open({}, { ...testConfig, termsUrl, privacyUrl });
  expect(screen.getByText('Login with your email and password')).toBeVisible();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toBeRequired();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toBeRequired();
  const linkTo = (name: string) => screen.getByRole('link', { name });
  expect(linkTo('Forgot your password?')).toHaveAttribute('href', '/reset-password');
  expect(linkTo('Sign up')).toHaveAttribute('href', '/register');
  expect(linkTo('Sign up').parentElement).toHaveTextContent("Don't have an account? Sign up");
  expect(linkTo('Terms of Service')).toHaveAttribute('href', termsUrl);
  expect(linkTo('Privacy Policy')).toHaveAttribute('href', privacyUrl);
  expect(linkTo('Privacy Policy').parentElement).toHaveTextContent(
    /^By logging in, you agree to our Terms of Service and Privacy Policy\.$/,
  );
  expect(screen.getByText('Bank Bonuses')).toBeVisible();
  const panel = screen.getByRole('complementary', { name: 'What we do for you' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(ended)).toBeNull();
});

test.each([
  ['spaces around the address', ' alex.rivera@example.com ', 'alex.rivera@example.com'],
  [
    'invisible characters',
    'alex.rivera\u{200B}@example.com\u{A0}\u{202C}',
    'alex.rivera@example.com',
  ],
  ['a domain that only some browsers convert', 'ana@exämple.com', 'ana@xn--exmple-cua.com'],
])('logs in without %s, and with the password as typed', async (_what, typed, address) => {
  const signIn = vi.fn(() => Promise.resolve());
  const page = await open({ signIn });
  enter(typed, ' correct horse ');
  await page.user.click(login());
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: address, password: ' correct horse ' });
});

test.each([
  ['nothing', '', '', ['Please enter your email address', 'Please enter your password']],
  ['no password', 'alex.rivera@example.com', '', ['', 'Please enter your password']],
  ['an invalid address', 'alex', 'correct horse', ['Please enter a valid email address', '']],
])(
  'sends nothing when %s was entered, and shows the error',
  async (_, typedEmail, typedPassword, texts) => {
    const signIn = vi.fn(() => Promise.resolve());
    const page = await open({ signIn });
    enter(typedEmail, typedPassword);
    await page.user.click(login());
    expect(signIn).not.toHaveBeenCalled();
    expect(email()).toHaveAccessibleDescription(texts[0]);
    expect(password()).toHaveAccessibleDescription(texts[1]);
    expect(texts[0] === '' ? password() : email()).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    expect(login()).toBeEnabled();
    await page.user.keyboard('a');
    expect(screen.queryByText(/^Please enter/)).toBeNull();
    expect(document.title).toBe('Login · Bank Bonuses User Portal');
  },
);

test('disables the fields and the button while logging in', async () => {
  const page = await open({ signIn: () => new Promise(() => undefined) });
  await submit(page);
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  expect(email()).toBeDisabled();
  expect(password()).toBeDisabled();
});

test('the typed values and the focus stay after a rejected login', async () => {
  const page = await open(rejectingWith('Invalid login credentials', 'invalid_credentials'));
  await submit(page, true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
  expect(email()).toHaveValue('alex.rivera@example.com');
  expect(password()).toHaveValue('correct horse');
  expect(password()).toHaveFocus();
  expect(login()).toBeEnabled();
  expect(screen.queryByRole('button', { name: /confirmation/ })).toBeNull();
});

test('shows the error under the form and in the title, and clears both on the next attempt', async () => {
  const signIn = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new AuthError('Authentication failed'))
    .mockReturnValueOnce(new Promise(() => undefined));
  const page = await open({ signIn });
  await submit(page);
  const alert = await screen.findByRole('alert');
  expect(login().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.title).toBe('Error: Login · Bank Bonuses User Portal');
  await page.user.click(login());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Login · Bank Bonuses User Portal');
});

test('shows a default error if the failure has no message for customers', async () => {
  const page = await open({ signIn: () => Promise.reject(new Error('TypeError at x.js:1')) });
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^An error occurred during login$/);
});

test('the form stays unchanged while the next page loads', async () => {
  const page = await open({ state: signedInAs() });
  expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  expect(page.router.state.location.pathname).toBe(paths.login);
});

test('passes the typed address to the reset page in router state, not in the URL', async () => {
  const page = await open();
  enter(' alex.rivera@example.com', '');
  await page.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  const { pathname, search, hash } = page.router.state.location;
  expect(pathname + search + hash).toBe('/reset-password');
  expect(page.router.state.location.state).toEqual({ email: 'alex.rivera@example.com' });
});

test('shows the address from another page unless the visitor has already typed an address', async () => {
  const auth = createFakeAuth();
  const path = { pathname: paths.login, state: { email: 'alex.rivera@example.com' } };
  const { router } = renderWithProviders(loginRoutes, { path, auth });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(email()).toHaveValue('alex.rivera@example.com');
  fireEvent.change(email(), { target: { value: 'sam.okafor@example.com' } });
  await act(() => router.navigate(paths.login, { state: { email: 'other@example.com' } }));
  expect(email()).toHaveValue('sam.okafor@example.com');
});

test('offers a new confirmation email for an unconfirmed address', async () => {
  const resendConfirmation = vi.fn(() => Promise.resolve());
  const page = await open({
    ...rejectingWith('Email not confirmed', 'email_not_confirmed'),
    resendConfirmation,
  });
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Email not confirmed');
  await page.user.click(
    await screen.findByRole('button', { name: 'Send a new confirmation email' }),
  );
  expect(await screen.findByText(/We have sent a new confirmation email/)).toBeVisible();
  expect(resendConfirmation).toHaveBeenCalledExactlyOnceWith('alex.rivera@example.com');
});

test('shows above the form why the session ended', async () => {
  await open({ state: { status: 'signed-out', hasEnded: true } });
  const notice = screen.getByText(ended);
  expect(notice.compareDocumentPosition(email())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("offers a reload if a newer deployment has removed the page's scripts", async () => {
  const outdated = new AuthError('Please load the page again.', { needsReload: true });
  const page = await open({ signIn: () => Promise.reject(outdated) });
  await submit(page);
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText('Please load the page again.')).toBeVisible();
  expect(box.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(password()).toHaveValue('correct horse');
});
