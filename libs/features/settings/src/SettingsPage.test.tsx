import type { ProfileView } from '@bank-bonuses/api-client/queries';
import { queryKeys } from '@bank-bonuses/api-client/queries';
import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import {
  mockClient,
  createQueryClient,
  renderWithProviders,
  type RenderOptions,
} from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { settingsFeature } from './feature.ts';
import { detail } from './testing/settings.testing.tsx';
// Imported here, so that no test waits while the lazy page is compiled.
import './SettingsPage.tsx';

const server = startTestServer(...handlers);

// Hides the API client's logs of failed calls and of missing fields.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const openSettings = (options: RenderOptions = {}) =>
  renderWithProviders(
    [{ path: settingsFeature.path, lazy: { Component: settingsFeature.loadPage } }],
    { path: paths.settings, auth: createFakeAuth({ state: signedInAs() }), ...options },
  );

const card = (name: string) => screen.getByRole('region', { name });

/** The value of each term, by card. */
const values: Record<string, Record<string, string>> = {
  'Personal Information': {
    'First name': 'Avery',
    'Last name': 'Example',
    'Date of birth': 'April 12, 1990',
    'Social Security number': '•••-••-3456ending in 3456',
    Email: 'avery@example.com',
    Phone: '(555) 010-0123',
  },
  'Address Information': {
    'Address line 1': '12 Sample Street',
    'Address line 2': 'Apt 3',
    City: 'Agawam',
    State: 'MA',
    'ZIP code': '01001',
  },
  'Employment Information': {
    Occupation: 'Teacher',
    Employer: 'Sample School',
    'Annual income': '$75,000',
  },
  'Bank Login Information': {
    'Bank email': 'avery.banks@example.com',
    'Bank phone': '(555) 010-0199',
    'Bank password': 'Hidden',
  },
  'Additional Information': {
    'US citizen': 'Yes',
    'Permanent resident': 'No',
    'Country of citizenship': 'United States',
    "Mother's maiden name": 'Placeholder',
    'IRS withholding': 'No',
  },
  'Account Information': {
    'Login email': 'alex.rivera@example.com',
    'Account status': 'Active',
    'Member since': 'January 15, 2026',
  },
};

test('shows each value in its card, and neither the full SSN nor the bank password', async () => {
  const queryClient = createQueryClient();
  openSettings({ queryClient });
  await screen.findByText('Avery');
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Consent' })).toBeVisible();
  for (const [title, terms] of Object.entries(values)) {
    for (const [term, text] of Object.entries(terms)) {
      expect(detail(term)).toHaveTextContent(text);
      expect(card(title)).toContainElement(detail(term));
    }
  }
  const kept = JSON.stringify(queryClient.getQueryData<ProfileView>(queryKeys.profile));
  for (const secret of [fixtures.profile.decrypted_ssn, fixtures.profile.password]) {
    expect(kept).not.toContain(secret);
    expect(document.body.innerHTML).not.toContain(secret);
  }
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
  await user.click(links.getByRole('link', { name: 'Bank Login' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Bank Login Information' })).toHaveFocus();
  expect(router.state.location).toMatchObject({ hash: '', key: 'default' });
  expect(screen.queryByText('Documents')).toBeNull();
  expect(screen.queryByText('Payment')).toBeNull();
});

test.each([undefined, null])('shows a text for each field that is %s', async (value) => {
  const fields = Object.keys(fixtures.profile);
  const lacking = Object.fromEntries(fields.map((field) => [field, value]));
  server.use(mockApi.profile(() => HttpResponse.json({ ...lacking, last_name: 'Example' })));
  openSettings();
  await screen.findByText('Example');
  for (const [text, terms] of Object.entries({
    'Not provided': [
      ...['First name', 'Date of birth', 'Email', 'Phone', 'Address line 1', 'Address line 2'],
      ...['City', 'State', 'ZIP code', 'Occupation', 'Employer', 'Annual income', 'US citizen'],
      ...['Permanent resident', 'Country of citizenship', "Mother's maiden name"],
      ...['IRS withholding', 'Member since'],
    ],
    'Not available yet': ['Bank email', 'Bank phone', 'Bank password'],
    '•••-••-••••Hidden': ['Social Security number'],
  })) {
    for (const term of terms) expect(detail(term), term).toHaveTextContent(text);
  }
  expect(screen.queryByText(/add '!' at the end/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show bank password' })).toBeNull();
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

test('shows why the profile cannot be loaded, and Try again loads it', async () => {
  server.use(mockApi.profile(mockFailures.detail(503, 'We are counting.')));
  const { user } = openSettings();
  expect(await screen.findByRole('alert')).toHaveTextContent('We are counting.');
  expect(screen.getByRole('button', { name: 'Remove Consent' })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Avery')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

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
