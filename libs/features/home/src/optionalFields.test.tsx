import type { DashboardStats } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startHomeServer } from './openHome.testing.tsx';

const openHome = startHomeServer();

const none = fixtures.dashboardStats;
const { milestones = [] } = fixtures.firstDayStats;
const all = { ...fixtures.fullDashboardStats, milestones };

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Opens Home and returns its texts by kind of element. */
const open = async (stats: DashboardStats, canFilter: boolean) => {
  openHome({ stats, canFilter });
  await screen.findByText('$4,675.50', { selector: 'dd *' });
  await screen.findByText('Showing 1 to 5 of 23 results', { selector: 'nav *' });
  // jsdom cannot draw the chart, so the table replaces it. Before that, the page briefly has a
  // button that switches to the table.
  await screen.findByRole('table', { name: 'Earnings Overview' });
  return {
    headings: texts('main h1, main h2'),
    terms: texts('main dt'),
    listItems: texts('main li').length,
    buttons: screen.getAllByRole('button').map(({ textContent }) => textContent),
  };
};

const specified = {
  headings: ['Home', 'Earnings Overview', 'Earn More', 'Recent Activity'],
  terms: ['Total Earned', 'Active Bonuses', 'Pending Bonuses', 'Referral Rate', 'Your Referrals'],
  listItems: 0,
  buttons: [
    'Hide amounts',
    'Refresh',
    'Invite Friends',
    'Print',
    'Download CSV',
    'Previous',
    'Next',
  ],
};

test('Home shows the specified content without any optional field', async () => {
  expect(await open(none, false)).toEqual(specified);
});

test('Home shows all optional fields beside the specified content', async () => {
  expect(await open(all, true)).toEqual({
    headings: specified.headings.toSpliced(
      1,
      0,
      'What happens next',
      'Next payout',
      'Needs attention',
      'Money we hold for you',
      'Your statement',
    ),
    terms: specified.terms.toSpliced(
      3,
      0,
      'Bank bonuses',
      'Success fees',
      'Your share',
      'Paid to you',
      'Expected',
    ),
    listItems: 6,
    buttons: specified.buttons.toSpliced(3, 0, 'Filter'),
  });
});
