import { fixtures } from '@bank-bonuses/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

const openHome = startHomeServer();

const first = fixtures.firstDayStats;
const milestones = first.milestones ?? [];

test("on the first day, Home shows the customer's name and the milestones, which have no button or link", async () => {
  openHome({ stats: first, activity: [] });
  const next = await screen.findByRole('region', { name: 'Welcome, Alex Rivera' });
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(next).toHaveTextContent('What happens next, until your first payout:');
  const items = within(next).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
  ]);
  expect(items[0]).toHaveTextContent('Payment receivedDone on November 20, 2026');
  expect(items[1]).toHaveTextContent(
    'Identity check under wayIn progress · Expected by November 24, 2026We verify who you are.',
  );
  expect(within(next).queryByRole('button')).toBeNull();
  expect(within(next).queryByRole('link')).toBeNull();
  const stats = screen.getByText('Total Earned');
  expect(next.compareDocumentPosition(stats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Bonuses you earn will show up here.')).toBeVisible();
});

test('the milestones do not contradict a failed identity check', async () => {
  openHome({ stats: { ...first, attention: [{ kind: 'identity_check_failed' }] }, activity: [] });
  const next = await screen.findByRole('region', { name: 'Welcome, Alex Rivera' });
  expect(within(next).getByText('Identity check not passed')).toBeVisible();
  expect(within(next).queryByText('Identity check under way')).toBeNull();
});

test('on the first day, Home shows words in place of zeros, and no buttons for other pages', async () => {
  const attention = [{ kind: 'payment_awaited', date: '2026-11-20' }] as const;
  openHome({ stats: { ...first, attention: [...attention] }, activity: [] });
  await screen.findByText('No recent activity found');
  const total = screen.getByText('Total Earned');
  const values = ['Total Earned', 'Active Bonuses', 'Pending Bonuses'].map(
    (label) => screen.getByText(label).nextSibling?.textContent,
  );
  expect(values).toEqual(['None yet', 'None yet', 'None yet']);
  expect(document.body).not.toHaveTextContent('$0.00');
  expect(screen.queryByText('No results to display')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  const task = screen.getByText('Your payment has not arrived');
  expect(task.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the first day keeps a count that is not zero', async () => {
  openHome({ stats: { ...first, pending_bonuses: 1 }, activity: [] });
  await screen.findAllByText('None yet');
  expect(screen.getByText('Pending Bonuses').nextSibling).toHaveTextContent(/^1$/);
});

test('the welcome omits the name if it is unknown', async () => {
  openHome({ stats: first, activity: [], fullName: ' ' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Welcome' })).toBeVisible();
});

test('from the first earnings until the first payout, the milestones are shown without a welcome', async () => {
  const stats = { ...fixtures.dashboardStats, milestones };
  const { user, respondWith } = openHome({ stats });
  expect(await screen.findByRole('region', { name: 'What happens next' })).toBeVisible();
  expect(screen.queryByText(/Welcome/)).toBeNull();
  const done = milestones.map((milestone) => ({ ...milestone, state: 'done' as const }));
  respondWith({ stats: { ...stats, total_earned: 9, milestones: done } });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('$9.00')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();
});

test('the parts below the milestones are not remounted when the milestones disappear', async () => {
  const { user, respondWith } = openHome({ stats: { ...fixtures.dashboardStats, milestones } });
  await screen.findByRole('region', { name: 'What happens next' });
  const heading = screen.getByRole('heading', { level: 2, name: 'Recent Activity' });
  respondWith({ stats: { ...fixtures.dashboardStats, total_earned: 9 } });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('$9.00')).toBeVisible();
  expect(heading).toBeInTheDocument();
});
