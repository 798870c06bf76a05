import { mockFailures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import { after, allowConsole, find, onAPhone } from '../testing/storyPlays.testing.ts';

/** Shows the sections while they are edited and saved. */
const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: after(
    'Edit email',
    'Edit phone',
    'Edit address',
    'Edit employment',
    'Edit IRS withholding',
  ),
};

export const EditingWithAmountsHidden: Story = {
  args: { hidden: true },
  play: after('Edit employment'),
};

export const EditingWithAdvice: Story = {
  play: async (context) => {
    await after('Edit email')(context);
    await context.userEvent.clear(context.canvas.getByLabelText('Email'));
    await context.userEvent.type(context.canvas.getByLabelText('Email'), 'nobody');
    await context.userEvent.tab();
    await find(context, /does not look like/);
  },
};

export const Saving: Story = {
  args: { mockSaveFailure: mockFailures.silence() },
  play: async (context) => {
    await after('Edit email', 'Save')(context);
    await find(context, 'Saving...');
  },
};

export const Saved: Story = {
  play: async (context) => {
    await after('Edit phone', 'Save')(context);
    await find(context, 'Phone updated successfully');
  },
};

export const FailedToSave: Story = {
  args: {
    mockSaveFailure: mockFailures.detail(503, 'We are counting. Please try again in a minute.'),
  },
  parameters: { allowConsole },
  play: async (context) => {
    await after('Edit address', 'Save')(context);
    await find(context, 'Failed to update profile');
  },
};

export const Leaving: Story = {
  play: async (context) => {
    await after('Edit email')(context);
    await context.userEvent.type(context.canvas.getByLabelText('Email'), 'x');
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Home' }));
    await find(context, 'Leave without saving?');
  },
};

export const EditingOnAPhone: Story = { ...Editing, globals: onAPhone };
