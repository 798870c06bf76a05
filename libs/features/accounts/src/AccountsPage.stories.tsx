import type { Account, AccountsSummary } from '@bank-bonuses/api-client';
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
import { AccountsPage } from './AccountsPage.tsx';

interface ScreenProps {
  /** Responses of the mock server, one for each request. The last one repeats. */
  responses?: (AccountsSummary | MockFailure)[];
  hidden?: boolean;
}

/** Renders the page with a mock server that returns the story's responses. */
function Screen({ responses = [fixtures.accounts], hidden = false }: ScreenProps) {
  const [client] = useState(() => {
    const left = [...responses];
    return mockClient(
      mockApi.accounts(() => {
        const response = (left.length > 1 ? left.shift() : left[0]) ?? fixtures.noAccounts;
        return typeof response === 'function' ? response() : Response.json(response);
      }),
    );
  });
  return (
    <TestProviders client={client}>
      <AmountsProvider hidden={hidden}>
        <main>
          <AccountsPage />
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
const allowConsole = [/^console\.error: API call failed: GET \/api\/user\/accounts/];

const holding = (total: number, ...accounts: Partial<Account>[]): AccountsSummary => ({
  accounts: accounts.map((changes, index) => ({
    id: `account-${index}`,
    bank_name: 'Chase',
    account_type: 'OFFER_ACCOUNT',
    balance: 500,
    ...changes,
  })),
  total_balance: total,
  account_count: accounts.length,
});

export const Playground: Story = { play: cardsShow };

/** The service returns the last digits, the purpose and the last movement of two accounts. */
export const InFull: Story = {
  args: { responses: [fixtures.fullAccounts] },
  play: cardsShow,
};

export const Loading: Story = { args: { responses: [mockFailures.silence()] } };

export const Empty: Story = {
  args: { responses: [fixtures.noAccounts] },
  play: async ({ canvas }) => {
    await canvas.findByText('No accounts connected yet.');
  },
};

export const Failed: Story = {
  args: { responses: [mockFailures.detail(503, 'The balances are being counted.')] },
  parameters: { allowConsole },
  play: failureShows,
};

export const RefreshFailed: Story = {
  args: { responses: [fixtures.accounts, mockFailures.serverError()] },
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
      holding(
        9_876_541_960.49,
        { bank_name: 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley' },
        {
          bank_name: 'Donaudampfschifffahrtsgesellschaftsbank',
          balance: 9_876_543_210.99,
          last_four: '0093',
          purpose: 'bonus',
          purpose_bank: 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley',
          last_movement: { date: '2026-11-20', amount: -1_234_567_890.12 },
        },
        { account_type: 'HIGH_YIELD_SAVINGS_WITH_A_RATHER_LONG_NAME', balance: -1_250.5 },
      ),
    ],
  },
  play: cardsShow,
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: cardsShow };
