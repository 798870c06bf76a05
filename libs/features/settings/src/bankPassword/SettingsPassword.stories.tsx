import { mockFailures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import { after, allowConsole, find } from '../testing/storyPlays.testing.ts';

/** Shows Settings while the bank password is revealed. */
const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PasswordShown: Story = {
  play: async (context) => {
    await after('Show bank password')(context);
    await find(context, 'Fictional-Bank-1');
  },
};

export const PasswordFailed: Story = {
  args: { mockReadFailure: mockFailures.network(), failsFrom: 2 },
  parameters: { allowConsole },
  play: async (context) => {
    await after('Show bank password')(context);
    await find(context, /could not be fetched/);
  },
};
