import type { Enrollment } from '@bank-bonuses/api-client';
import {
  mockFailures,
  fixtures,
  mockApi,
  type MockFailure,
} from '@bank-bonuses/api-client/testing';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BonusesPage } from './BonusesPage.tsx';

interface ScreenProps {
  /** Responses of the mock server, one for each request. The last one repeats. */
  responses?: (Enrollment[] | MockFailure)[];
  hidden?: boolean;
}

/** Renders the page with a mock server that returns the story's responses. */
function Screen({ responses = [fixtures.enrollments], hidden = false }: ScreenProps) {
  const [client] = useState(() => {
    const left = [...responses];
    return mockClient(
      mockApi.enrollments(() => {
        const response = (left.length > 1 ? left.shift() : left[0]) ?? [];
        return typeof response === 'function' ? response() : Response.json(response);
      }),
    );
  });
  return (
    <TestProviders client={client}>
      <AmountsProvider hidden={hidden}>
        <main>
          <BonusesPage />
        </main>
      </AmountsProvider>
    </TestProviders>
  );
}

const meta = { component: Screen } satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const cardsShow: Play = async ({ canvas }) => {
  await canvas.findAllByRole('article');
};

const failureShows: Play = async ({ canvas }) => {
  await canvas.findByRole('alert');
};

// The API client logs which call failed.
const allowConsole = [/^console\.error: API call failed: GET \/api\/user\/enrollments/];

const banks = ['Chase', 'SoFi', 'Wells Fargo', 'U.S. Bank', 'Citizens Bank', 'Fidelity', 'Truist'];

const many = Array.from({ length: 200 }, (_, index): Enrollment => {
  const status = (['in_progress', 'completed', 'cancelled'] as const)[index % 3] ?? 'in_progress';
  return {
    id: `enrollment-${index}`,
    bank_name: banks[index % banks.length] ?? '',
    enrolled_date: new Date(Date.UTC(2026, 10, 3 - index)).toISOString().slice(0, 10),
    bonus_amount: 100 + ((index * 37) % 900),
    progress: status === 'completed' ? 100 : (index * 13) % 100,
    status,
  };
});

const like = (changes: Partial<Enrollment>, index: number): Enrollment => ({
  id: `enrollment-${index}`,
  bank_name: 'Chase',
  enrolled_date: '2026-09-14',
  bonus_amount: 500,
  progress: 60,
  status: 'in_progress',
  ...changes,
});

export const Playground: Story = { play: cardsShow };

export const Loading: Story = { args: { responses: [mockFailures.silence()] } };

export const Empty: Story = {
  args: { responses: [[]] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Browse Available Bonuses' });
  },
};

export const Failed: Story = {
  args: { responses: [mockFailures.detail(503, 'The bonuses are being counted.')] },
  parameters: { allowConsole },
  play: failureShows,
};

export const OutOfReach: Story = {
  args: { responses: [mockFailures.network()] },
  parameters: { allowConsole },
  play: failureShows,
};

export const TryingAgain: Story = {
  args: {
    responses: [mockFailures.serverError(), mockFailures.serverError(), mockFailures.silence()],
  },
  parameters: { allowConsole },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
  },
};

export const Refreshing: Story = {
  args: { responses: [fixtures.enrollments, mockFailures.silence()] },
  play: async (context) => {
    await cardsShow(context);
    const button = context.canvas.getByRole('button', { name: 'Refresh' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
  },
};

export const RefreshFailed: Story = {
  args: { responses: [fixtures.enrollments, mockFailures.serverError()] },
  parameters: { allowConsole },
  play: async (context) => {
    await cardsShow(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('This page is not up to date');
  },
};

export const SortedByBonus: Story = {
  play: async (context) => {
    await cardsShow(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Highest Bonus');
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Fidelity');
  },
};

export const AmountsHidden: Story = { args: { hidden: true }, play: cardsShow };

export const OneBonus: Story = {
  args: { responses: [fixtures.enrollments.slice(0, 1)] },
  play: cardsShow,
};

export const LongNamesAndLargeAmounts: Story = {
  args: {
    responses: [
      [
        { bank_name: 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley' },
        { bank_name: 'Donaudampfschifffahrtsgesellschaftsbank', progress: 0 },
        { bonus_amount: 9_876_543_210.99, status: 'completed', progress: 100 },
        { bonus_amount: -1_250.5, status: 'cancelled', progress: 20 },
      ].map(like),
    ],
  },
  play: cardsShow,
};

export const TwoHundredBonuses: Story = {
  args: { responses: [many] },
  // Limits the check to the first 12 cards. The others are duplicates, and axe would take several
  // seconds for all.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nov 3, 2026');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: cardsShow };
