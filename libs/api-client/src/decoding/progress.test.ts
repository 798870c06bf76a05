import { expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures/index.ts';
import { decodeDashboardStats, decodeEnrollments, decodeTaskCompletionPage } from './decoders.ts';

const { dashboardStats, enrollments, firstDayStats, fullDashboardStats, fullEnrollments } =
  fixtures;
const milestones = firstDayStats.milestones ?? [];

test.each([dashboardStats, firstDayStats, fullDashboardStats])(
  'decodes the optional fields of the dashboard stats',
  (stats) => {
    expect(decodeDashboardStats({ ...stats, unknown: 1 })).toEqual(stats);
    expect(Object.keys(decodeDashboardStats(stats))).toEqual(Object.keys(stats));
  },
);

test.each([
  ['of an unknown kind', [...milestones, { kind: 'other', state: 'upcoming' }]],
  ['of an unknown state', [{ kind: 'payment_received', state: 'late' }]],
  ['null', null],
])('leaves out milestones that are %s', (_what, wrong) => {
  expect(decodeDashboardStats({ ...dashboardStats, milestones: wrong })).toEqual(dashboardStats);
});

test('drops the invalid day of a milestone', () => {
  const [first, ...rest] = milestones;
  for (const date of ['soon', '2026-11-31x', '2026-13-01', 20261120]) {
    const stats = { ...dashboardStats, milestones: [{ ...first, date }, ...rest] };
    expect(decodeDashboardStats(stats).milestones?.[0]).toEqual({
      kind: 'payment_received',
      state: 'done',
    });
  }
});

test('drops malformed totals and counts of the dashboard stats', () => {
  const wrong = { paid_out: 'much', in_progress: null, fees_kept: NaN, referral_count: 1.5 };
  expect(decodeDashboardStats({ ...dashboardStats, ...wrong })).toEqual(dashboardStats);
});

test('decodes the requirements and payouts of each bonus', () => {
  expect(decodeEnrollments(fullEnrollments)).toEqual(fullEnrollments);
  expect(decodeEnrollments(enrollments)).toEqual(enrollments);
});

test('drops malformed requirements and payouts of a bonus', () => {
  const wrong = {
    requirements: [{ text: 'Open the account', state: 'perhaps' }],
    expected_payout: 'much',
    expected_payout_date: 'soon',
    payout: {},
    payout_date: 1,
    fee_kept: 'some',
    withheld: null,
    cancellation_reason: 7,
  };
  expect(decodeEnrollments(enrollments.map((each) => ({ ...each, ...wrong })))).toEqual(
    enrollments,
  );
});

test('decodes the filters of a page, and drops malformed filters', () => {
  const page = { items: [], total: 0 };
  const filters = { banks: ['Chase'], task_types: ['Direct deposit'] };
  expect(decodeTaskCompletionPage({ ...page, filters })).toEqual({ ...page, filters });
  for (const wrong of [null, {}, { banks: ['Chase'] }, { banks: [1], task_types: [] }])
    expect(decodeTaskCompletionPage({ ...page, filters: wrong })).toEqual(page);
});
