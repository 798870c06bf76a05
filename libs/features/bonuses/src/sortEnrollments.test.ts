import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortEnrollments, type SortOrder } from './sortEnrollments.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const enrollment = fc.record({
  id: fc.uuid(),
  bank_name: fc.string(),
  // Only a few different values, so that many are equal.
  enrolled_date: fc.oneof(day, fc.constant('2026-11-03')),
  bonus_amount: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })),
  progress: fc.integer({ min: 0, max: 100 }),
  status: fc.constantFrom('completed', 'cancelled', 'in_progress'),
});

const order = fc.constantFrom<SortOrder>('newest', 'oldest', 'highest', 'lowest', 'progress');

type Whole = typeof enrollment extends fc.Arbitrary<infer Value> ? Value : never;

const isInOrder: Record<SortOrder, (one: Whole, next: Whole) => boolean> = {
  newest: (one, next) => Date.parse(one.enrolled_date) >= Date.parse(next.enrolled_date),
  oldest: (one, next) => Date.parse(one.enrolled_date) <= Date.parse(next.enrolled_date),
  highest: (one, next) => one.bonus_amount >= next.bonus_amount,
  lowest: (one, next) => one.bonus_amount <= next.bonus_amount,
  progress: (one, next) => one.progress >= next.progress,
};

describe('sorting enrollments', () => {
  test.each(['newest', 'oldest', 'highest', 'lowest', 'progress'] as const)(
    'by %s puts enrollments without the sorted field last',
    (by) => {
      const [first] = fixtures.enrollments;
      const lacking = { enrolled_date: undefined, bonus_amount: undefined, progress: undefined };
      const without = { ...(first as Enrollment), ...lacking };
      const sorted = sortEnrollments([without, ...fixtures.enrollments, without], by);
      expect(sorted.slice(-2)).toEqual([without, without]);
    },
  );

  test('puts all enrollments in order, and leaves equal enrollments in their original order', () => {
    fc.assert(
      fc.property(fc.array(enrollment), order, (list, by) => {
        const sorted = sortEnrollments(list, by) as Whole[];
        sorted.slice(1).forEach((next, index) => {
          const one = sorted[index] as Whole;
          expect(isInOrder[by](one, next)).toBe(true);
          const isEqual = isInOrder[by](next, one);
          if (isEqual) expect(list.indexOf(one)).toBeLessThan(list.indexOf(next));
        });
      }),
    );
  });

  test('returns all enrollments, and does not change the given list', () => {
    fc.assert(
      fc.property(fc.array(enrollment), order, (list, by) => {
        const before = [...list];
        const sorted = sortEnrollments(list, by);
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
      }),
    );
  });
});
