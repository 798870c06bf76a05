import { mockFailures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import {
  allowConsole,
  entered,
  found,
  inOrder,
  loaded,
  onAPhone,
  pressed,
} from '../testing/storyPlays.testing.ts';

/** Shows the sections while they are edited and saved. */
const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EditingOnAPhone: Story = {
  globals: onAPhone,
  play: inOrder(
    loaded,
    pressed('Edit email', 'Edit phone', 'Edit address', 'Edit employment', 'Edit IRS withholding'),
    entered('Email', 'nobody'),
    async ({ userEvent }) => userEvent.tab(),
    found(/does not look like/),
  ),
};

export const EditingWithAmountsHidden: Story = {
  args: { hidden: true },
  play: inOrder(loaded, pressed('Edit employment')),
};

export const Saving: Story = {
  args: { mockSaveFailure: mockFailures.silence() },
  play: inOrder(loaded, pressed('Edit email', 'Save'), found('Saving...')),
};

export const FailedToSave: Story = {
  args: {
    mockSaveFailure: mockFailures.detail(503, 'We are counting. Please try again in a minute.'),
  },
  parameters: { allowConsole },
  play: inOrder(loaded, pressed('Edit address', 'Save'), found('Failed to update profile')),
};

export const Leaving: Story = {
  play: inOrder(
    loaded,
    pressed('Edit email'),
    entered('Email', 'another@example.com'),
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('link', { name: 'Home' })),
    found('Leave without saving?'),
  ),
};
