import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
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

export const Filled: Story = { args: { answers: filledForm } };

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('City');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};
