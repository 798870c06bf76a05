import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsError } from '../../testing/storyPlays.ts';
import { WizardStory } from '../../testing/WizardStory.testing.tsx';

const meta = {
  title: '3 Address',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 3 },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('City');
  },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  play: showsError({
    says: /^Address Line 1 is required\. City is required\. State is required\. Zip Code is required/,
    marks: ['Address Line 1', 'City', 'State', 'ZIP Code'],
  }),
};
