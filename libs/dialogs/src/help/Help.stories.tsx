import { queryKeys } from '@bank-bonuses/api-client/queries';
import { createQueryClient, testConfig, TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { HelpLink } from './HelpLink.tsx';
import type { LoadHelpDialog } from './useHelpDialog.tsx';

interface ScreenProps {
  supportEmail?: string;
  supportReplyTime?: string;
  reference?: string;
  load?: LoadHelpDialog;
}

/** Renders the help link of the page footer, in a deployment with these settings. */
function Screen({ reference, load, ...settings }: ScreenProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (reference) client.setQueryData(queryKeys.profile, { payment: { reference } });
    return client;
  });
  return (
    <TestProviders config={{ ...testConfig, ...settings }} queryClient={queryClient}>
      <HelpLink {...(load && { load })} />
    </TestProviders>
  );
}

const meta = {
  component: Screen,
  args: { supportReplyTime: 'within one business day' },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Help and contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Opened: Story = { play: open };

export const Answered: Story = {
  play: async (context) => {
    await open(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Help' }));
    await context.userEvent.click(dialog.getByText('What does it cost, and when do I pay?'));
    await waitFor(() => expect(dialog.getByText(/success fee of 25%/)).toBeVisible());
  },
};

export const WithReference: Story = { args: { reference: 'BB-7K3M-Q2' }, play: open };

export const WithoutSupportAddress: Story = { args: { supportEmail: '' }, play: open };

export const Offline: Story = {
  args: { load: () => Promise.reject(new Error('Offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help and contact' }));
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
  },
};
