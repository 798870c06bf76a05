import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BonusCard } from './BonusCard.tsx';

const one = (changes: Partial<Enrollment> = {}): Enrollment => ({
  id: '3f1c2f0a-9a55-4d0d-8f39-0a9b3e5d7c30',
  bank_name: 'Chase',
  enrolled_date: '2026-09-14',
  bonus_amount: 500,
  progress: 60,
  status: 'in_progress',
  ...changes,
});

const cardWith = (changes: Partial<Enrollment>) => (
  <main>
    <h1>Bonuses</h1>
    <h2>Your Enrolled Bonuses</h2>
    <BonusCard enrollment={one(changes)} today="2026-11-23" isLinked={false} />
  </main>
);

const show = (changes: Partial<Enrollment>) => render(cardWith(changes));

const button = (name = 'Details of Chase') => screen.getByRole('button', { name });
const open = () => userEvent.click(button());
const steps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p, span')].map(({ textContent }) => textContent));

const [, chase, sofi, discover] = fixtures.fullEnrollments;

describe('a bonus without any optional field', () => {
  test('shows bank, day, amount, status and progress, and has no button that opens details', () => {
    show({});
    expect(screen.getByRole('article')).toHaveTextContent(
      /^CChaseEnrolled Sep 14, 2026\$500\.00In Progress60%$/,
    );
    expect(screen.getByText('Sep 14, 2026')).toHaveAttribute('datetime', '2026-09-14');
    expect(screen.getByRole('progressbar', { name: 'Progress of Chase' })).toHaveAttribute(
      'value',
      '0.6',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['100%', '1', 250],
    ['0%', '0', -3],
    ['99%', '0.99', 99.999],
  ])('shows the progress as %s', (text, value, progress) => {
    show({ progress });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', value);
  });

  test.each<Partial<Enrollment>>([
    { requirements: [], withheld: 0, cancellation_reason: 'Not cancelled at all.' },
    {
      status: 'cancelled',
      cancellation_reason: ' ',
      expected_payout: 375,
      expected_payout_date: '2027-01-05',
    },
  ])('has no details if the service adds only %j', (changes) => {
    show(changes);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/expected|cancelled at all/i)).toBeNull();
  });
});

describe('a bonus with every optional field', () => {
  test('has a card that opens and closes by keyboard, with matching ARIA attributes', async () => {
    show({ ...chase });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button()).toHaveFocus();
    const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('list'));
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('shows completed steps, next steps and the expected payout', async () => {
    show({
      ...chase,
      requirements: [...(chase?.requirements ?? []), { text: 'Wait', state: 'upcoming' }],
    });
    await open();
    expect(steps()).toEqual([
      ['Open the account', 'Done on September 14, 2026', 'Done on September 14, 2026'],
      ['Receive direct deposits of $1,000', 'Done on October 21, 2026', 'Done on October 21, 2026'],
      [
        'Keep $1,500 in the account for 60 days',
        'Next · Due by December 20, 2026',
        'Next',
        ' · Due by December 20, 2026',
      ],
      ['Wait', 'Upcoming', 'Upcoming'],
    ]);
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([
      'Keep $1,500 in the account for 60 daysNext · Due by December 20, 2026',
    ]);
    expect(screen.getByText('Expected payout').nextSibling).toHaveTextContent(
      '$375.00 on Jan 5, 2027',
    );
  });

  test('shows the amount and the day of the payout', async () => {
    show({ ...sofi, bank_name: 'Chase', expected_payout: 300 });
    await open();
    expect(screen.getByText('Paid to you').nextSibling).toHaveTextContent('$206.63 on Sep 2, 2026');
    expect(screen.queryByText(/expected/i)).toBeNull();
  });

  test('shows the reason for a cancellation, without next steps', async () => {
    const requirements = [
      ...(discover?.requirements ?? []),
      { text: 'Deposit $500', state: 'current', date: '2026-11-24' } as const,
      { text: 'Wait', state: 'upcoming' } as const,
    ];
    show({ ...discover, bank_name: 'Chase', requirements, expected_payout: 375 });
    expect(screen.getByText('$150.00').closest('s')).toBeVisible();
    await open();
    expect(screen.getByText('Cancellation reason').nextSibling).toHaveTextContent(
      'The bank has ended the offer before the deposit arrived.',
    );
    expect(steps().map(([text, state]) => [text, state])).toEqual([
      ['Open the account', 'Done on April 8, 2026'],
      ['Deposit $500', 'Not done'],
      ['Wait', 'Not done'],
    ]);
    expect(screen.queryByText(/Due|Next|Upcoming|expected/i)).toBeNull();
  });
});

describe('a bonus with some optional fields', () => {
  test.each<[string[], Partial<Enrollment>]>([
    [['Expected payout: $375.00'], { expected_payout: 375 }],
    [['Expected payout: Jan 5, 2027'], { expected_payout_date: '2027-01-05' }],
    [
      ['Success fee: -$68.87', 'Withheld for taxes: -$12.00', 'Paid to you: $206.63'],
      { fee_kept: 68.87, withheld: 12, payout: 206.63 },
    ],
    [['Paid to you: Sep 2, 2026'], { payout_date: '2026-09-02' }],
  ])('lists %j for %j', (facts, changes) => {
    show(changes);
    fireEvent.click(button());
    const terms = screen.getAllByRole('term');
    expect(
      terms.map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`),
    ).toEqual(facts);
    expect(screen.queryByText('Bank requirements')).toBeNull();
  });

  test('shows the state of requirements without due dates', async () => {
    const states = ['done', 'current', 'upcoming'] as const;
    show({ requirements: states.map((state) => ({ text: 'Deposit $500', state })) });
    await open();
    expect(steps().map(([, state]) => state)).toEqual(['Done', 'Next', 'Upcoming']);
    expect(screen.queryByText('Expected payout')).toBeNull();
  });

  test('has a card without a button after a refresh has removed the details', async () => {
    const { container, rerender } = show({});
    const plain = container.innerHTML;
    rerender(cardWith({ payout: 5 }));
    await open();
    expect(screen.getByText('Paid to you')).toBeVisible();
    rerender(cardWith({}));
    expect(container.innerHTML).toBe(plain);
  });
});

describe('a closed bonus card', () => {
  test.each([
    ['Due in 3 days: Deposit $500', '2026-11-26', /Due by November 26, 2026/],
    ['Overdue since Nov 22, 2026: Deposit $500', '2026-11-22', /Overdue since November 22, 2026/],
  ])('shows the text %s', (words, date, state) => {
    show({ requirements: [{ text: 'Deposit $500', state: 'upcoming', date }] });
    expect(screen.getByText(words)).toBeVisible();
    fireEvent.click(button());
    expect(steps()[0]?.at(-1)).toMatch(state);
  });

  test('shows no due text for a cancelled bonus', () => {
    const requirement = { text: 'Deposit $500', state: 'current', date: '2026-11-23' } as const;
    show({ status: 'cancelled', requirements: [requirement] });
    expect(screen.queryByText(/: Deposit/)).toBeNull();
  });

  test("names the bank's bonus, what was paid and what is expected", () => {
    show({ payout: 100, expected_payout: 275 });
    const lines = [...document.querySelectorAll('p:has(data)')].map((line) => line.textContent);
    expect(lines).toEqual([
      '$500.00 bank bonus',
      '$100.00 paid to you',
      '$275.00 expected for you',
    ]);
  });

  test('has a quieter progress bar once the bonus has ended', () => {
    const toneOf = (changes: Partial<Enrollment>) => {
      const { unmount } = show(changes);
      const { tone } = screen.getByRole('progressbar').dataset;
      unmount();
      return tone;
    };
    expect(toneOf({})).toBe('accent');
    expect(toneOf({ status: 'completed', progress: 100 })).toBe('done');
    expect(toneOf({ status: 'cancelled' })).toBe('quiet');
  });
});

describe('the amounts in gold', () => {
  const gold = () =>
    [...document.querySelectorAll('[class*="earned"]')].map((it) => it.textContent);

  test.each<[string[], Partial<Enrollment>]>([
    [['$500.00'], { status: 'completed' }],
    [['$375.00', '$375.00'], { status: 'completed', payout: 375 }],
    [[], { status: 'completed', expected_payout: 375 }],
    [[], { status: 'completed', payout: 0 }],
    [[], { status: 'completed', bonus_amount: 0 }],
    [[], { expected_payout: 375 }],
    [[], { status: 'cancelled' }],
  ])('are %j for %j', (amounts, changes) => {
    show(changes);
    expect(gold()).toEqual(amounts);
  });
});

test.each([
  [{}, 'Receive a deposit of $1,500.75 by noon', 'Receive a deposit of •••• by noon'],
  [{ status: 'cancelled' }, 'The bank wanted $ 500.', 'The bank wanted ••••.'],
])(
  "the card replaces amounts in the service's texts with dots while amounts are hidden",
  (changes, text, shown) => {
    const words = {
      requirements: [{ text, state: 'current' as const }],
      cancellation_reason: text,
    };
    const { rerender } = render(cardWith({ ...changes, ...words }));
    expect(screen.getAllByText(text, { ignore: false })).not.toEqual([]);
    rerender(<AmountsProvider hidden>{cardWith({ ...changes, ...words })}</AmountsProvider>);
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getAllByText(shown)).not.toEqual([]);
  },
);

test('the card shows no amount while amounts are hidden', async () => {
  const payouts = { payout: 4321, expected_payout: 9876, fee_kept: 1357, withheld: 2468 };
  const { container } = render(<AmountsProvider hidden>{cardWith(payouts)}</AmountsProvider>);
  await open();
  expect(screen.getAllByRole('img', { name: 'Amount hidden' })).toHaveLength(7);
  expect(container.innerHTML).not.toMatch(/4,?321|9,?876|1,?357|2,?468/);
});
