import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { formatAmount, formatDay } from '@bank-bonuses/ui';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';
import { EarlyHome } from './EarlyHome.tsx';
import { fillEarlyHome } from './fillEarlyHome.ts';
import { sampleEntry, sampleStats, sampleTotal } from './sampleFigures.ts';

// The chart stays as it is before this code has come.
vi.mock('chart.js', () => new Promise(() => undefined));

const openHome = startHomeServer();

let early: HTMLElement;
beforeEach(() => {
  early = document.createElement('div');
  early.innerHTML = renderToStaticMarkup(<EarlyHome />);
});

const stats: DashboardStats = fixtures.dashboardStats;

const entries = (count: number, change: Partial<TaskCompletion> = {}): TaskCompletion[] =>
  fixtures.taskCompletions.slice(0, count).map((entry) => ({ ...entry, ...change }));

const months = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    month: `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    amount: 100.5 * ((index % 5) - 1),
  }));

interface Sent {
  stats?: DashboardStats;
  activity?: TaskCompletion[];
  canFilter?: boolean;
}

const fill = ({ stats: sent = stats, activity = entries(7), canFilter = false }: Sent) =>
  fillEarlyHome(early, sent, {
    items: activity.slice(0, 5),
    total: activity.length,
    ...(canFilter && { filters: { banks: ['Chase'], task_types: [] } }),
  });

/**
 * What is seen, an element a line: without the time of the update, the ids of the parts, and the places of the bars,
 * which are there for the keyboard alone.
 */
function lookOf(page: Element | null): string[] {
  const copy = page?.cloneNode(true) as Element;
  const others =
    '[role="status"], [class*="onPaper"], [class*="PageHeader_updated"], figure [role="group"]';
  for (const element of copy.querySelectorAll(others)) element.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ids) element.removeAttribute(name);
    for (const name of element.getAttributeNames().toSorted()) {
      const value = element.getAttribute(name) ?? '';
      element.removeAttribute(name);
      element.setAttribute(name, value);
    }
  }
  return copy.outerHTML.replaceAll('><', '>\n<').split('\n');
}

const ids = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'name'];

const totals = { paid_out: 3506.63, in_progress: 1350, fees_kept: 1168.87 };

test.each<[string, Sent]>([
  ['all that a service can tell', { stats: fixtures.fullDashboardStats, canFilter: true }],
  ['no more than the specification', {}],
  ['one page of entries', { activity: entries(5) }],
  ['less than a page of entries', { activity: entries(2) }],
  ['one entry', { activity: entries(1) }],
  ['one month', { stats: { ...stats, earnings_overview: months(1) } }],
  ['two months', { stats: { ...stats, earnings_overview: months(2) } }],
  ['many months', { stats: { ...stats, earnings_overview: months(40) } }],
  [
    'one month, told in two parts',
    { stats: { ...stats, earnings_overview: [...months(1), ...months(1)] } },
  ],
  ['a month that is none', { stats: { ...stats, earnings_overview: [{ month: '', amount: -1 }] } }],
  ['one total', { stats: { ...stats, paid_out: 12 } }],
  ['two totals', { stats: { ...stats, in_progress: -1, fees_kept: 0 } }],
  ['totals without a payout', { stats: { ...stats, ...totals, paid_out: 0 } }],
  ['a payout that rounds to nothing', { stats: { ...stats, ...totals, paid_out: 0.004 } }],
  ['the least that can be earned', { stats: { ...stats, total_earned: 0.01 } }],
  ['long amounts', { stats: { ...stats, total_earned: 12_345_678.9, ...totals } }],
  ['long amounts in the ledger', { activity: entries(6, { amount: -1_000_000.5 }) }],
  ['what looks like a sample', { activity: entries(6, { bank: 'Sample account', account: '' }) }],
  [
    'what looks like other samples',
    {
      stats: {
        ...stats,
        total_earned: 910_004.04,
        paid_out: 910_005.05,
        in_progress: 910_006.06,
        fees_kept: 910_001.01,
      },
      activity: entries(6, { amount: 910_001.01 }),
    },
  ],
  ['a date that is none', { activity: entries(6, { date: 'soon' }) }],
  [
    'a way to the first payout that has been gone',
    {
      stats: {
        ...stats,
        milestones: (fixtures.firstDayStats.milestones ?? []).map((milestone) => ({
          ...milestone,
          state: 'done' as const,
        })),
      },
    },
  ],
])('looks as Home does with the same figures: %s', async (_what, sent) => {
  fill(sent)?.();
  const { activity = entries(7), ...rest } = sent;
  openHome({ stats, ...rest, activity });
  await screen.findByText(new RegExp(`of ${activity.length} results`));
  const look = lookOf(early.firstElementChild);
  expect(look.join()).toContain('--bb-chart-bars');
  expect(look).toEqual(lookOf(screen.getByRole('main').firstElementChild));
});

test('shows the same for amounts that were sent as text', () => {
  const other = early.cloneNode(true) as HTMLElement;
  const page = (amount: unknown) => ({ items: [{ ...entries(1)[0], amount }], total: 1 });
  const months = (amount: unknown) => [{ month: '2026-05', amount }];
  const asText = { ...stats, total_earned: '4675.50', earnings_overview: months('300.10') };
  const asNumbers = { ...stats, total_earned: 4675.5, earnings_overview: months(300.1) };
  expect(fillEarlyHome(early, asText, page('-75.00'))).toBeDefined();
  expect(fillEarlyHome(other, asNumbers, page(-75))).toBeDefined();
  expect(early.innerHTML).toBe(other.innerHTML);
});

const item = entries(1)[0];
const answer = { items: [item], total: 1 };

test.each<[string, unknown, unknown]>([
  ['nothing is earned yet', { ...stats, total_earned: 0 }, answer],
  ['the first payout is to come', fixtures.firstDayStats, answer],
  ['there is no entry', stats, { items: [], total: 0 }],
  ['a page has fewer entries than it should have', stats, { items: [item], total: 2 }],
  ['an entry lacks something', stats, { items: [{ ...item, bank: undefined }], total: 1 }],
  ['an amount is none', { ...stats, total_earned: 'much' }, answer],
  ['an amount is empty', { ...stats, total_earned: ' ' }, answer],
  ['a count is none', { ...stats, active_bonuses: 1.5 }, answer],
  ['a count is negative', { ...stats, pending_bonuses: -1 }, answer],
  ['an optional total is none', { ...stats, paid_out: null }, answer],
  ['an optional count is none', { ...stats, referral_count: 'many' }, answer],
  ['the milestones are no list', { ...stats, milestones: {} }, answer],
  ['the filters are none', stats, { ...answer, filters: [] }],
  ['the filters lack a list', stats, { ...answer, filters: { banks: ['Chase'] } }],
  ['a filter is no text', stats, { ...answer, filters: { banks: ['Chase'], task_types: [2] } }],
  ['an entry has no id', stats, { items: [{ ...item, id: 7 }], total: 1 }],
  ['there is no month', { ...stats, earnings_overview: [] }, answer],
  ['the months are missing', { ...stats, earnings_overview: undefined }, answer],
  ['a month has no amount', { ...stats, earnings_overview: [{ month: '2026-01' }] }, answer],
  ['an answer is no object', [], answer],
  ['an answer is empty', stats, null],
])('leaves Home to React when %s', (_when, sentStats, sentActivity) => {
  const before = early.innerHTML;
  expect(fillEarlyHome(early, sentStats, sentActivity)).toBeUndefined();
  expect(early.innerHTML).toBe(before);
});

/** As they stand in the HTML: in a text, an attribute or in an element of their own. */
const samples = [
  ...[sampleStats.active_bonuses, sampleStats.pending_bonuses, sampleStats.referral_count],
  ...[sampleStats.total_earned, sampleStats.paid_out, sampleStats.in_progress],
  ...[sampleStats.fees_kept, sampleEntry.amount, sampleTotal],
  ...sampleStats.earnings_overview.map(({ amount }) => amount),
  sampleStats.earnings_overview.reduce((sum, { amount }) => sum + amount, 0),
]
  .flatMap((figure) => [`"${figure}"`, `>${figure}<`, ` ${figure} `, formatAmount(figure)])
  .concat('January 1910', 'February 1910', formatDay(sampleEntry.date));

test('leaves no sample, whatever was sent', () => {
  expect(samples.filter((sample) => early.innerHTML.includes(sample)).length).toBeGreaterThan(20);
  const word = fc.string({ maxLength: 12 }).filter((text) => !/sample|9100|1910/i.test(text));
  const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
  const count = fc.nat(900_000);
  const month = fc
    .tuple(fc.integer({ min: 2015, max: 2030 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
  const optional = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const sentStats = fc.record({
    total_earned: fc.double({ noNaN: true, min: 0.01, max: 1e9 }),
    earnings_overview: fc.array(fc.record({ month: fc.oneof(month, word), amount }), {
      minLength: 1,
      maxLength: 30,
    }),
    active_bonuses: count,
    pending_bonuses: count,
    paid_out: optional(amount),
    in_progress: optional(amount),
    fees_kept: optional(amount),
    referral_count: optional(count),
  });
  const entry = fc.record({
    id: word,
    date: word,
    bank: word,
    task_type: word,
    amount,
    account: word,
  });
  const html = early.innerHTML;
  fc.assert(
    fc.property(
      sentStats,
      fc.array(entry, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (figures, items, canFilter) => {
        early.innerHTML = html;
        const filters = { banks: canFilter ? ['Chase'] : [], task_types: [] };
        fillEarlyHome(early, figures, { items, total: items.length, filters })?.();
        expect(early.innerHTML).not.toMatch(/sample/i);
        expect(samples.filter((sample) => early.innerHTML.includes(sample))).toEqual([]);
        expect(early.querySelectorAll('tbody tr')).toHaveLength(items.length);
        for (const { account } of items) expect(early.textContent).toContain(account);
      },
    ),
  );
});
