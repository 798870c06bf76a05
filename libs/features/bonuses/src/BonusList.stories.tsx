import type { Enrollment } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { onPaper } from '@bank-bonuses/test-config/onPaper';
import { LiveRegion } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, within } from 'storybook/test';
import { BonusList } from './BonusList.tsx';

const meta = {
  component: BonusList,
  args: { enrollments: fixtures.fullEnrollments },
  decorators: [
    (Story) => {
      const page = (
        <main>
          <h1>Bonuses</h1>
          <Story />
          <LiveRegion />
        </main>
      );
      return <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />;
    },
  ],
} satisfies Meta<typeof BonusList>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const desktop = { viewport: { value: 'desktop' } };

const cardOf = (canvas: Canvas, bank: string) => {
  const card = canvas.getByRole('heading', { level: 3, name: bank }).closest('article');
  if (!card) throw new Error(`No card of ${bank}`);
  return card;
};

/** Returns the positions of the visible elements of a card. */
const placesOf = (card: HTMLElement) =>
  [card, ...card.querySelectorAll('h3, p, progress, button')]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => JSON.stringify(element.getBoundingClientRect()));

/** The first card is open. Its details move no other card. */
export const Playground: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const neighbors = ['Wells Fargo', 'SoFi'].map((bank) => cardOf(canvas, bank));
    const chase = cardOf(canvas, 'Chase');
    const head = () => placesOf(chase).slice(1, 6);
    const before = neighbors.map(placesOf);
    const headBefore = head();
    const distance = () =>
      cardOf(canvas, 'Fidelity').getBoundingClientRect().top - chase.getBoundingClientRect().bottom;
    const distanceBefore = distance();
    const height = chase.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Chase' }));
    await expect(chase.offsetHeight).toBeGreaterThan(height + 100);
    await expect(neighbors.map(placesOf)).toEqual(before);
    await expect(head()).toEqual(headBefore);
    await expect(distance()).toBe(distanceBefore);
  },
};

export const Loading: Story = { args: { enrollments: undefined } };

export const Empty: Story = { args: { enrollments: [] } };

export const NoneWithThisStatus: Story = {
  args: { enrollments: fixtures.fullEnrollments.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    await canvas.findByText('No bonus was cancelled.');
  },
};

const like = (changes: Partial<Enrollment>, index: number): Enrollment => ({
  id: `enrollment-${index}`,
  bank_name: 'Chase',
  enrolled_date: '2026-09-14',
  bonus_amount: 500,
  progress: 60,
  status: 'in_progress',
  ...changes,
});

/** The service returns no optional field. */
export const LongNamesAndLargeAmounts: Story = {
  args: {
    enrollments: [
      { bank_name: 'The Farmers and Merchants Bank of the Greater Upper Connecticut Valley' },
      { bank_name: 'Donaudampfschifffahrtsgesellschaftsbank', progress: 0 },
      { bonus_amount: 9_876_543_210.99, status: 'completed', progress: 100 },
      { bonus_amount: -1_250.5, status: 'cancelled', progress: 20 },
    ].map(like),
  },
};

export const CancelledOpenedOnAPhone: Story = {
  args: { enrollments: fixtures.fullEnrollments.filter(({ status }) => status === 'cancelled') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Discover' }));
    await expect(canvas.getByText(/^The bank has ended the offer/)).toBeVisible();
  },
};

/** Every second bonus has details. In print, all details are open and have no buttons. */
export const OnPaper: Story = {
  args: {
    enrollments: fixtures.enrollments.map(
      (enrollment, at) => (at % 2 && fixtures.fullEnrollments[at]) || enrollment,
    ),
  },
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Chase' }));
    const discover = within(cardOf(canvas, 'Discover'));
    const reason = discover.getByText(/^The bank has ended the offer/);
    const button = canvas.getByRole('button', { name: 'Details of Discover' });
    const drawn = () => [reason, button].map((element) => element.checkVisibility());
    await expect(drawn()).toEqual([false, true]);
    await onPaper(async () => {
      await expect(drawn()).toEqual([true, false]);
      const row = ['Wells Fargo', 'Chase', 'SoFi'].map((bank) => cardOf(canvas, bank));
      await expect(new Set(row.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    });
    await expect(drawn()).toEqual([false, true]);
  },
};
