import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsScreen } from './testing/SettingsScreen.testing.tsx';
import { expectEditAtHeadings, expectEqualColumns } from './testing/cardLayout.testing.ts';
import {
  allowConsole,
  found,
  inOrder,
  loaded,
  onAPhone,
  pressed,
} from './testing/storyPlays.testing.ts';

const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async (context) => {
    await loaded(context);
    await expectEqualColumns(context.canvasElement);
    await expectEditAtHeadings(context.canvasElement);
  },
};

export const Loading: Story = { args: { mockReadFailure: mockFailures.silence() } };

export const FailedToLoad: Story = {
  args: {
    mockReadFailure: mockFailures.detail(503, 'We are counting. Please try again in a minute.'),
  },
  parameters: { allowConsole },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

export const FailedToRefresh: Story = {
  args: { mockReadFailure: mockFailures.serverError(), failsFrom: 2 },
  parameters: { allowConsole },
  play: inOrder(loaded, pressed('Refresh'), found('This page is not up to date')),
};

export const PaidByCard: Story = {
  args: { profile: fixtures.profileWithPayment },
  play: found('Card: Visa ending in 4242'),
};

export const WithoutTheOptional: Story = {
  args: { profile: fixtures.sparseProfile },
  play: loaded,
};

export const LongValues: Story = {
  args: {
    profile: {
      ...fixtures.profile,
      first_name: 'Maximiliana Wilhelmina Josephine Antoinette',
      last_name: 'Featherstonehaugh-Cholmondeley-Majoribanks',
      personal_email:
        'maximiliana.featherstonehaugh-cholmondeley@department.university.example.com',
      address_line_1: '12345 North Old Saint Augustine Memorial Parkway Northwest, Building 42',
      employer: 'The Honorable Society of Very Long Names and Even Longer Explanations',
      income: 'about $75,000, more in a good year',
    },
  },
  play: loaded,
};

export const PasswordShown: Story = {
  play: inOrder(loaded, pressed('Show bank password'), found('Fictional-Bank-1')),
};

export const OnAPhone: Story = { ...Playground, globals: onAPhone };
