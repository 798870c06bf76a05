import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    label: 'About backup withholding',
    content:
      'The IRS asks banks to withhold 24% of interest from people who were told that their tax number is wrong. Most people are not subject to it.',
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpenByFocus: Story = {
  render: (args) => (
    <Inline gap="xs">
      <Text>Are you subject to IRS backup withholding?</Text>
      <Tooltip {...args} />
    </Inline>
  ),
  play: async () => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};
