import type { AccountsSummary } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountsOverview } from './AccountsOverview.tsx';

const meta = {
  component: AccountsOverview,
  args: { summary: fixtures.fullAccounts },
  decorators: [
    (Story) => (
      <TestProviders>
        <main>
          <h1>Your Bank Accounts</h1>
          <Story />
        </main>
      </TestProviders>
    ),
  ],
} satisfies Meta<typeof AccountsOverview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The service returns the last digits, the purpose and the last movement of two accounts. */
export const Playground: Story = {};

export const Loading: Story = { args: { summary: undefined } };

export const Empty: Story = { args: { summary: fixtures.noAccounts } };

const longBank = 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley';

const long: AccountsSummary = {
  accounts: [
    { id: '1', bank_name: longBank, account_type: 'OFFER_ACCOUNT', balance: 500 },
    {
      id: '2',
      bank_name: 'Donaudampfschifffahrtsgesellschaftsbank',
      account_type: 'OFFER_ACCOUNT',
      balance: 9_876_543_210.99,
      last_four: '0093',
      purpose: 'bonus',
      purpose_bank: longBank,
      last_movement: { date: '2026-11-20', amount: -1_234_567_890.12 },
    },
    {
      id: '3',
      bank_name: 'Chase',
      account_type: 'HIGH_YIELD_SAVINGS_WITH_A_RATHER_LONG_NAME',
      balance: -1_250.5,
    },
  ],
  total_balance: 9_876_541_960.49,
  account_count: 3,
};

export const LongNamesAndLargeAmounts: Story = { args: { summary: long } };

export const OnAPhone: Story = {
  ...LongNamesAndLargeAmounts,
  globals: { viewport: { value: 'phone' } },
};
