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

export const AmountsHidden: Story = { args: { hidden: true }, play: cardsShow };

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

export const OnlyCompleted: Story = {
  args: { responses: [fixtures.fullEnrollments] },
  play: async (context) => {
    await cardsShow(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Completed');
    await canvas.findByRole('heading', { level: 3, name: 'SoFi' });
  },
};

export const NoneWithThisStatus: Story = {
  args: { responses: [fixtures.fullEnrollments.slice(0, 2)] },
  play: async (context) => {
    await cardsShow(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    await canvas.findByText('No bonus was cancelled.');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: cardsShow };
