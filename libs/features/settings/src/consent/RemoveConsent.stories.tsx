import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { found, inOrder, pressed } from '../testing/storyPlays.testing.ts';
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

export const RemovingConsent: Story = {
  play: inOrder(pressed('Remove Consent'), found(/^You are asking us to stop/)),
};
