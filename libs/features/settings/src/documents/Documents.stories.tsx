import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import { onAPhone } from '../testing/storyPlays.testing.ts';

const meta = {
  component: SettingsScreen,
  args: { profile: fixtures.profileWithPayment },
} satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a document and waits for a text in it. */
const opens =
  (title: string, text: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Open ${title}` }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(text);
    await waitFor(() => expect(dialog).toBeVisible());
  };

export const AcceptedTerms: Story = { play: opens('Terms of Service', /^By registering you/) };

export const Receipt: Story = { play: opens('Receipt', /^Charge authorized/) };

const [, , completed] = fixtures.fullEnrollments as [Enrollment, Enrollment, Enrollment];
const paid = (id: string, changes: Partial<Enrollment>): Enrollment => ({
  ...completed,
  ...changes,
  id,
});
const enrollments = [
  completed,
  paid('2', { bank_name: 'Citibank', bonus_amount: 700, fee_kept: 175, payout: 525 }),
  paid('3', {
    bank_name: 'The Farmers and Merchants Trust Company of Upper Long Valley',
    bonus_amount: 12_345.67,
    fee_kept: 3_086.42,
    withheld: 2_222.22,
    payout: 7_037.03,
  }),
  paid('4', { payout_date: '2025-12-30' }),
  paid('5', { payout_date: undefined }),
];

export const Statement: Story = {
  args: { enrollments },
  play: opens('Yearly statement', /^Fees that we kept/),
};

export const StatementOnAPhone: Story = { ...Statement, globals: onAPhone };

export const StatementThatDoesNotAddUp: Story = {
  args: { enrollments: [paid('1', { payout: 300 })] },
  play: opens('Yearly statement', /^The figures below do not add up/),
};

export const StatementWithAmountsHidden: Story = {
  args: { enrollments, hidden: true },
  play: opens('Yearly statement', /^Show amounts/),
};

export const NothingPaidOutYet: Story = {
  args: { enrollments: [] },
  play: opens('Yearly statement', /^No bonus has been paid out/),
};

export const WithoutTheirTexts: Story = {
  args: {
    profile: {
      ...fixtures.profile,
      payment: {
        ...fixtures.cardPayment,
        contracts: [
          { kind: 'terms_of_service', version: '9.0', accepted_at: '2026-11-20T15:04:05.000Z' },
          { kind: 'contractor_agreement', accepted_at: '2026-11-20T15:04:09.000Z' },
        ],
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Version 9.0\./)),
};
