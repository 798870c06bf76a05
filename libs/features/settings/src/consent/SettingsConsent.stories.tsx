import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import { after, find, press, type Play } from '../testing/storyPlays.testing.ts';

/** Shows how a customer revokes their consent. */
const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const removing: Play = async (context) => {
  await after('Remove Consent')(context);
  await find(context, /to confirm/);
};

export const RemovingConsent: Story = { play: removing };

const typePhrase: Play = async (context) => {
  await removing(context);
  const page = within(context.canvasElement.ownerDocument.body);
  await context.userEvent.type(page.getByLabelText(/to confirm/), 'DELETE ACCOUNT');
};

export const ConsentRemoved: Story = {
  parameters: { allowConsole: [/^console\.warn: Account deletion requested$/] },
  play: async (context) => {
    await typePhrase(context);
    await press(context, 'Delete Account');
    await find(context, 'Please send your request by email too');
  },
};
