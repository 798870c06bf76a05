import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { mockClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { onAPhone, pressed, found, inOrder } from '../testing/storyPlays.testing.ts';
import { DocumentsCard } from './DocumentsCard.tsx';

interface CardProps {
  contracts?: typeof fixtures.cardPayment.contracts;
  /** The bonuses that the yearly statement reads. */
  enrollments?: Enrollment[];
  /** Whether amounts are hidden. */
  hidden?: boolean;
}

/** Renders the Documents card with a mocked service. */
function Card({ contracts, enrollments = [], hidden = false }: CardProps) {
  const [client] = useState(() => mockClient(mockApi.enrollments(enrollments)));
  const payment = { ...fixtures.cardPayment, ...(contracts && { contracts }) };
  return (
    <TestProviders client={client}>
      <AmountsProvider hidden={hidden}>
        <DocumentsCard payment={payment} profile={fixtures.profile} />
      </AmountsProvider>
    </TestProviders>
  );
}

const meta = { component: Card } satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a document and waits for a text in it. */
const opens = (title: string, text: RegExp) => inOrder(pressed(`Open ${title}`), found(text));

export const AcceptedTerms: Story = { play: opens('Terms of Service', /^By registering you/) };

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

export const WithoutTheirTexts: Story = {
  args: {
    contracts: [
      { kind: 'terms_of_service', version: '9.0', accepted_at: '2026-11-20T15:04:05.000Z' },
      { kind: 'contractor_agreement', accepted_at: '2026-11-20T15:04:09.000Z' },
    ],
  },
};
