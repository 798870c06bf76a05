import type { Meta, StoryObj } from '@storybook/react-vite';
import { filledForm } from '../../testing/filledForm.ts';
import { fitsPhone, holds, onPhone, showsError } from '../../testing/storyPlays.ts';
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

export const Filled: Story = {
  args: { answers: filledForm },
  play: holds('Zip Code', '01001-1234'),
};

export const Invalid: Story = {
  play: showsError({
    says: /^Address Line 1 is required\. City is required\. State is required\. Zip Code is required/,
    marks: ['Address Line 1', 'City', 'State', 'Zip Code'],
  }),
};

export const InvalidZip: Story = {
  args: { answers: { ...filledForm, zipCode: '0100' } },
  play: showsError({
    says: /^Please enter a valid zip code \(e\.g\., 12345 or 12345-6789\)/,
    marks: ['Zip Code'],
  }),
};

export const OnAPhone: Story = { globals: onPhone, play: fitsPhone('Zip Code') };
