import type { ApiClient, Enrollment } from '@bank-bonuses/api-client';
import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { mockClient, renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bonusesFeature } from './feature.ts';
// Imported here, so that no test waits while the lazy page is compiled.
import './BonusesPage.tsx';

const server = startTestServer();

// Hides the API client's log of failed calls. Unexpected console output still fails the stories in
// a browser.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Returns a layout like the shell's: a `main` element, and amounts that can be hidden. */
const layout = (hidden: boolean) => () => (
  <main>
    <AmountsProvider hidden={hidden}>
      <Outlet />
    </AmountsProvider>
  </main>
);

const open = ({ hidden = false, client }: { hidden?: boolean; client?: ApiClient } = {}) =>
  renderWithProviders(
    [
      {
        Component: layout(hidden),
        children: [{ path: bonusesFeature.path, lazy: { Component: bonusesFeature.loadPage } }],
      },
    ],
    {
      path: paths.bonuses,
      ...(client && { client }),
    },
  );

const one = (changes: Partial<Enrollment> = {}): Enrollment => ({
  id: '3f1c2f0a-9a55-4d0d-8f39-0a9b3e5d7c30',
  bank_name: 'Chase',
  enrolled_date: '2026-09-14',
  bonus_amount: 500,
  progress: 60,
  status: 'in_progress',
  ...changes,
});

const cards = () => screen.findAllByRole('article');
const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a bonus card', () => {
  const show = async (changes?: Partial<Enrollment>) => {
    server.use(mockApi.enrollments([one(changes)]));
    open();
    const [card] = await cards();
    return within(card as HTMLElement);
  };

  test('shows bank, day, amount, status and progress', async () => {
    const card = await show();
    expect(card.getByRole('heading', { name: 'Chase' })).toBeVisible();
    expect(card.getByText('Sep 14, 2026')).toHaveAttribute('datetime', '2026-09-14');
    expect(card.getByText('$500.00')).toBeVisible();
    expect(card.getByText('In Progress')).toBeVisible();
    expect(card.getByText('60%')).toBeVisible();
    const bar = card.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress of Chase' });
    expect(bar.value / bar.max).toBe(0.6);
  });

  test.each(['', '  '])(
    'has the heading "Bank bonus" if the bank name is %j',
    async (bank_name) => {
      const card = await show({ bank_name });
      expect(card.getByRole('heading', { level: 3, name: 'Bank bonus' })).toBeVisible();
      expect(card.getByRole('progressbar', { name: 'Progress of Bank bonus' })).toBeVisible();
    },
  );

  test.each([
    ['-$25.50', { bonus_amount: -25.5 }],
    ['$9,876,543,210.99', { bonus_amount: 9_876_543_210.99 }],
    ['100%', { progress: 250 }],
    ['0%', { progress: -3 }],
    ['66%', { progress: 66.6 }],
    ['99%', { progress: 99.5 }],
    ['99%', { progress: 99.999 }],
  ])('shows the amount or percentage %s for %j', async (text, changes) => {
    expect((await show(changes)).getByText(text)).toBeVisible();
  });

  test('has a progress bar that never reports an unfinished bonus as complete', async () => {
    const bar = (await show({ progress: 99.6 })).getByRole('progressbar');
    expect(bar).toHaveAttribute('value', '0.99');
  });
});

test('shows all bonuses, newest first', async () => {
  server.use(mockApi.enrollments());
  open();
  expect(await cards()).toHaveLength(fixtures.enrollments.length);
  expect(screen.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your Enrolled Bonuses' })).toBeVisible();
  expect(names()).toEqual(['Wells Fargo', 'Chase', 'SoFi', 'Discover', 'Fidelity']);
  expect(screen.getByText('Updated just now')).toBeVisible();
});

test('sorts the bonuses by the chosen order', async () => {
  server.use(mockApi.enrollments());
  const { user } = open();
  await cards();
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Newest First', 'Oldest First', 'Highest Bonus', 'Lowest Bonus', 'Progress']);
  await user.selectOptions(select, 'Highest Bonus');
  expect(names()).toEqual(['Fidelity', 'Chase', 'Wells Fargo', 'SoFi', 'Discover']);
  await user.selectOptions(select, 'Progress');
  expect(names()).toEqual(['SoFi', 'Fidelity', 'Chase', 'Discover', 'Wells Fargo']);
});

test('shows only the bonuses with the chosen status, in the chosen order', async () => {
  server.use(mockApi.enrollments());
  const { user } = open();
  render(<LiveRegion />);
  await cards();
  const select = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'In Progress', 'Completed', 'Cancelled']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest Bonus');
  await user.selectOptions(select, 'In Progress');
  // Fidelity has an unknown status, which means that the bonus is in progress.
  expect(names()).toEqual(['Fidelity', 'Chase', 'Wells Fargo']);
  expect(screen.getAllByText('Bonuses shown: In Progress, 3')).toHaveLength(1);
  await user.selectOptions(select, 'Completed');
  expect(names()).toEqual(['SoFi']);
  await user.selectOptions(select, 'Cancelled');
  expect(names()).toEqual(['Discover']);
  await user.selectOptions(select, 'All');
  expect(names()).toEqual(['Fidelity', 'Chase', 'Wells Fargo', 'SoFi', 'Discover']);
});

test('says that no bonus has the chosen status, and shows all bonuses on request', async () => {
  server.use(mockApi.enrollments([one()]));
  const { user } = open();
  await cards();
  const select = screen.getByRole('combobox', { name: 'Status' });
  for (const [status, text] of [
    ['Completed', 'No bonus is completed yet.'],
    ['Cancelled', 'No bonus was cancelled.'],
  ] as const) {
    await user.selectOptions(select, status);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Show all bonuses' }));
  expect(names()).toEqual(['Chase']);
  expect(select).toHaveFocus();
});

test('announces each chosen sort order once', async () => {
  server.use(mockApi.enrollments());
  const { user } = open();
  render(<LiveRegion />);
  await cards();
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(select, 'Highest Bonus');
  expect(screen.getAllByText('Bonuses sorted: Highest Bonus')).toHaveLength(1);
  await user.selectOptions(select, 'Progress');
  expect(screen.getAllByText('Bonuses sorted: Progress')).toHaveLength(1);
});

test('shows placeholders for the cards while the bonuses load', async () => {
  server.use(mockApi.enrollments(mockFailures.silence()));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent('Loading your bonuses');
  expect(screen.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeEnabled();
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows an empty state with a disabled browse button if there are no bonuses', async () => {
  server.use(mockApi.enrollments([]));
  const { user, router } = open();
  expect(await screen.findByText("You haven't enrolled in any bonus programs yet.")).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  const button = screen.getByRole('button', { name: 'Browse Available Bonuses' });
  expect(button).toHaveAccessibleDescription('Coming soon');
  await user.click(button);
  expect(router.state.location.pathname).toBe(paths.bonuses);
  expect(button).toBeVisible();
});

describe('if the bonuses cannot be loaded', () => {
  test.each([
    [
      "the server's message",
      mockFailures.detail(503, 'The bonuses are being counted.'),
      /being counted/,
    ],
    ['a default message for a 500', mockFailures.serverError(), 'Failed to fetch user enrollments'],
    [
      'a default message without a network',
      mockFailures.network(),
      'Failed to fetch user enrollments',
    ],
    [
      'a default message for an invalid response',
      mockFailures.wrongShape(),
      'Failed to fetch user enrollments',
    ],
  ])('shows %s', async (_what, mockFailure, text) => {
    server.use(mockApi.enrollments(mockFailure));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('shows a default message for an error without a message', async () => {
    const speechless = () => Promise.reject(new Error(''));
    open({ client: { ...mockClient(), listEnrollments: speechless } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load bonuses');
  });

  test('shows a Try again button that works repeatedly, and focuses the heading after a success', async () => {
    let isDown = true;
    let mayRespond = Promise.resolve();
    server.use(
      mockApi.enrollments(async () => {
        await mayRespond;
        return isDown ? mockFailures.serverError()() : Response.json([one()]);
      }),
    );
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Try again' });
    const second = Promise.withResolvers<void>();
    mayRespond = second.promise;
    await user.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    second.resolve();
    await waitFor(() => expect(button).toBeEnabled());
    expect(button).toHaveFocus();
    isDown = false;
    await user.click(button);
    await cards();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

test('shows the loaded bonuses and the error after a failed refresh', async () => {
  let isDown = false;
  server.use(
    mockApi.enrollments(() =>
      isDown ? mockFailures.detail(503, 'Come back soon.')() : Response.json([one()]),
    ),
  );
  const { user } = open();
  await cards();
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  expect(screen.getByText('Come back soon.')).toBeVisible();
  expect(names()).toEqual(['Chase']);
  expect(screen.queryByRole('alert')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText('This page is not up to date')).toBeNull());
});

test('shows no amount while amounts are hidden', async () => {
  server.use(mockApi.enrollments([one({ bonus_amount: 4321 })]));
  const { container } = open({ hidden: true });
  await cards();
  expect(screen.getByRole('img', { name: 'Amount hidden' })).toHaveTextContent('••••');
  expect(container.innerHTML).not.toMatch(/4,?321/);
  expect(screen.getByText('60%')).toBeVisible();
});

/** The displayed text of each field. */
const texts = {
  bank_name: 'Chase',
  enrolled_date: 'Sep 14, 2026',
  bonus_amount: '$500.00',
  progress: '60%',
  status: 'In Progress',
};

test.each(
  [...Object.keys(texts), 'id'].flatMap((field) => [
    [field, undefined],
    [field, null],
  ]),
)('a card still shows its other lines if %s is %s', async (field, value) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const other = one({ id: '3f1c2f0a-9a55-4d0d-8f39-0a9b3e5d7c31', bank_name: 'SoFi' });
  server.use(mockApi.enrollments(() => Response.json([{ ...one(), [field]: value }, other])));
  open();
  await screen.findByRole('heading', { name: 'SoFi' });
  const name = field === 'bank_name' ? 'Bank bonus' : 'Chase';
  const heading = screen.getByRole('heading', { name });
  const card = within(heading.closest('article') as HTMLElement);
  for (const [shown, text] of Object.entries(texts)) {
    if (shown !== field) expect(card.getAllByText(text)[0], shown).toBeVisible();
  }
  const substitutes = field === 'id' || field === 'bank_name' ? 0 : 1;
  expect(card.queryAllByText(/Not provided$/)).toHaveLength(substitutes);
});
