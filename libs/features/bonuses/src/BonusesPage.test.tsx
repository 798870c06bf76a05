import { mockFailures, mockApi } from '@bank-bonuses/api-client/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BonusesPage } from './BonusesPage.tsx';

const server = startTestServer();

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const open = () =>
  renderWithProviders(
    <main>
      <BonusesPage />
    </main>,
  );
const cards = () => screen.findAllByRole('article');

test('shows placeholders for the cards while the bonuses load, then all bonuses', async () => {
  const late = Promise.withResolvers<void>();
  server.use(mockApi.enrollments(() => late.promise.then(() => Response.json([]))));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent('Loading your bonuses');
  expect(screen.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  expect(screen.getByLabelText('Sort by')).toBeEnabled();
  expect(screen.queryByRole('article')).toBeNull();
  late.resolve();
  expect(await screen.findByText("You haven't enrolled in any bonus programs yet.")).toBeVisible();
  expect(screen.getByText('Updated just now')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  const button = screen.getByRole('button', { name: 'Browse Available Bonuses' });
  expect(button).toHaveAccessibleDescription('Coming soon');
});

test('shows a default message after a 500, and loads the bonuses on Try again', async () => {
  server.use(mockApi.enrollments(mockFailures.serverError()));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user enrollments');
  expect(screen.queryByRole('status')).toBeNull();
  server.use(mockApi.enrollments());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(5);
  expect(screen.queryByRole('alert')).toBeNull();
});

test("shows the server's message", async () => {
  server.use(mockApi.enrollments(mockFailures.detail(503, 'The bonuses are being counted.')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The bonuses are being counted.');
});

test('shows the loaded bonuses and the error after a failed refresh', async () => {
  server.use(mockApi.enrollments());
  const { user } = open();
  await cards();
  server.use(mockApi.enrollments(mockFailures.detail(503, 'Come back soon.')));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  expect(screen.getByText('Come back soon.')).toBeVisible();
  expect(await cards()).toHaveLength(5);
});

test('a bonus card still shows its other lines if a field is missing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const whole = {
    bank_name: 'Chase',
    enrolled_date: '2026-09-14',
    bonus_amount: 500,
    progress: 60,
    status: 'in_progress',
    id: 'one',
  };
  const fields = Object.keys(whole);
  const lacking = fields.map((field, at) => ({ ...whole, id: `${at}`, [field]: null }));
  server.use(mockApi.enrollments(() => Response.json(lacking)));
  open();
  // The bonus without a day comes last.
  expect((await cards()).map(({ textContent }) => textContent)).toEqual([
    'BBBank bonusEnrolled Sep 14, 2026$500.00In Progress60%',
    'CChaseEnrolled Sep 14, 2026Not providedIn Progress60%',
    'CChaseEnrolled Sep 14, 2026$500.00In ProgressNot provided',
    'CChaseEnrolled Sep 14, 2026$500.00Not provided60%',
    'CChaseEnrolled Sep 14, 2026$500.00In Progress60%',
    'CChaseEnrolled: Not provided$500.00In Progress60%',
  ]);
});
