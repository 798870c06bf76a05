import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { RemoveConsent } from './RemoveConsent.tsx';

/** Shows how a customer revokes their consent. */
const meta = {
  component: RemoveConsent,
  decorators: [
    (Story) => (
      <TestProviders>
        <Story />
      </TestProviders>
    ),
  ],
} satisfies Meta<typeof RemoveConsent>;

export default meta;

type Story = StoryObj<typeof meta>;

const removing: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Consent' }));
  await screen.findByRole('dialog');
};

export const RemovingConsent: Story = { play: removing };

export const ConsentRemoved: Story = {
  parameters: { allowConsole: [/^console\.warn: Account deletion requested$/] },
  play: async (context) => {
    await removing(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByLabelText(/to confirm/));
    await context.userEvent.paste('DELETE ACCOUNT');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await context.canvas.findByText('Please send your request by email too');
  },
};
