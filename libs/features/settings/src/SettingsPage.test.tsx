import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { queryKeys } from '@bank-bonuses/api-client/queries';
import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { mockClient, createQueryClient } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { detail, openSettings } from './testing/settings.testing.tsx';

const server = startTestServer(...handlers);

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const card = (name: string) => screen.getByRole('region', { name });

test('shows six cards and the Remove Consent button', async () => {
  openSettings();
  expect(await screen.findByText('Avery')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const name of [
    'Personal Information',
    'Address Information',
    'Employment Information',
    'Bank Login Information',
    'Additional Information',
    'Account Information',
  ]) {
    expect(card(name)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Remove Consent' })).toBeVisible();
});

test('a link at the top focuses the heading of its section, and leaves the URL unchanged', async () => {
  const { user, router } = openSettings();
  await screen.findByText('Avery');
  const links = within(screen.getByRole('navigation', { name: 'Sections of Settings' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Personal',
    'Address',
    'Employment',
    'Bank Login',
    'Additional',
    'Account',
    'Security',
    'Your consent',
  ]);
  for (const [link, heading] of [
    ['Bank Login', 'Bank Login Information'],
    ['Your consent', 'Your consent'],
  ] as const) {
    await user.click(links.getByRole('link', { name: link }));
    expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveFocus();
  }
  expect(router.state.location).toMatchObject({ hash: '', key: 'default' });
});

test('shows each value in its card', async () => {
  openSettings();
  await screen.findByText('Avery');
  for (const [title, term, text] of [
    ['Personal Information', 'First name', 'Avery'],
    ['Personal Information', 'Last name', 'Example'],
    ['Personal Information', 'Date of birth', 'April 12, 1990'],
    ['Personal Information', 'Social Security number', '•••-••-3456ending in 3456'],
    ['Personal Information', 'Email', 'avery@example.com'],
    ['Personal Information', 'Phone', '(555) 010-0123'],
    ['Address Information', 'Address line 1', '12 Sample Street'],
    ['Address Information', 'Address line 2', 'Apt 3'],
    ['Address Information', 'City', 'Agawam'],
    ['Address Information', 'State', 'MA'],
    ['Address Information', 'ZIP code', '01001'],
    ['Employment Information', 'Occupation', 'Teacher'],
    ['Employment Information', 'Employer', 'Sample School'],
    ['Employment Information', 'Annual income', '$75,000'],
    ['Bank Login Information', 'Bank email', 'avery.banks@example.com'],
    ['Bank Login Information', 'Bank phone', '(555) 010-0199'],
    ['Bank Login Information', 'Bank password', 'Hidden'],
    ['Additional Information', 'US citizen', 'Yes'],
    ['Additional Information', 'Permanent resident', 'No'],
    ['Additional Information', 'Country of citizenship', 'United States'],
    ['Additional Information', "Mother's maiden name", 'Placeholder'],
    ['Additional Information', 'IRS withholding', 'No'],
    ['Account Information', 'Login email', 'alex.rivera@example.com'],
    ['Account Information', 'Account status', 'Active'],
    ['Account Information', 'Member since', 'January 15, 2026'],
  ] as const) {
    expect(detail(term)).toHaveTextContent(text);
    expect(card(title)).toContainElement(detail(term));
  }
});

test('shows "Not provided" or "Not available yet" for missing values', async () => {
  server.use(mockApi.profile({ ...fixtures.sparseProfile, decrypted_ssn: '12' }));
  openSettings();
  await screen.findByText('Jordan');
  for (const term of ['Address line 2', 'Occupation', 'Employer', 'Annual income']) {
    expect(detail(term)).toHaveTextContent('Not provided');
  }
  for (const term of ['Bank email', 'Bank phone', 'Bank password']) {
    expect(detail(term)).toHaveTextContent('Not available yet');
  }
  expect(screen.queryByText(/add '!' at the end/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show bank password' })).toBeNull();
  expect(detail('Social Security number')).toHaveTextContent('•••-••-••••Hidden');
  expect(detail('Country of citizenship')).toHaveTextContent('Canada');
});

test('neither the page nor the query cache contains the full SSN or the bank password', async () => {
  const queryClient = createQueryClient();
  openSettings({ queryClient });
  await screen.findByText('Avery');
  const kept = JSON.stringify(queryClient.getQueryData<ProfileView>(queryKeys.profile));
  for (const secret of [fixtures.profile.decrypted_ssn, fixtures.profile.password]) {
    expect(kept).not.toContain(secret);
    expect(document.body.innerHTML).not.toContain(secret);
  }
});

test('shows placeholders for the cards while the profile loads', async () => {
  server.use(mockApi.profile(mockFailures.silence()));
  openSettings();
  expect(await screen.findByText('Loading your settings')).toBeInTheDocument();
  expect(detail('First name')).toHaveTextContent('');
  expect(within(card('Address Information')).getByRole('button')).toBeDisabled();
  // A link that appeared later could move the cards.
  expect(screen.getByRole('link', { name: 'Documents' })).toBeVisible();
});

test.each([
  ["the server's message", mockFailures.detail(503, 'We are counting.'), 'We are counting.'],
  ['a default message', mockFailures.serverError(), 'Failed to fetch user profile'],
])(
  'shows %s if the profile cannot be loaded, and Try again loads it',
  async (_what, mockFailure, text) => {
    server.use(mockApi.profile(mockFailure));
    const { user } = openSettings();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Remove Consent' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Avery')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('shows a default message for an error without a message', async () => {
  const speechless = () => Promise.reject(new Error(''));
  openSettings({ client: { ...mockClient(...handlers), getProfile: speechless } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user data');
});

test('shows the loaded profile and a notice after a failed refresh', async () => {
  const { user } = openSettings();
  await screen.findByText('Avery');
  server.use(mockApi.profile(mockFailures.serverError()));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  expect(screen.getByText('Avery')).toBeVisible();
});
