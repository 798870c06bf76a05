import { testConfig, TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { HelpLink } from './HelpLink.tsx';

/** The help link of the page footer. */
const meta = {
  component: HelpLink,
  decorators: [
    (Story) => (
      <TestProviders config={{ ...testConfig, supportReplyTime: 'within one business day' }}>
        <Story />
      </TestProviders>
    ),
  ],
} satisfies Meta<typeof HelpLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Help and contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Answered: Story = {
  play: async (context) => {
    await open(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Help' }));
    await context.userEvent.click(dialog.getByText('What does it cost, and when do I pay?'));
    await waitFor(() => expect(dialog.getByText(/success fee of 25%/)).toBeVisible());
  },
};
