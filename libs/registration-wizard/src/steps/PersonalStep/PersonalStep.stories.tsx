import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { showsError } from '../../testing/storyPlays.ts';
import { WizardStory } from '../../testing/WizardStory.testing.tsx';

const meta = {
  title: '2 Personal',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 2 },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('First Name');
  },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  play: showsError({
    says: /^Please fill in all required fields/,
    marks: ['First Name', 'Last Name', 'Phone Number', 'Social Security Number', 'Date of Birth'],
  }),
};

/** Answers that look wrong but may be right. */
export const Advice: Story = {
  args: { answers: { ...filledForm, phone: '5', ssn: '666-12-3456' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/very short for a phone number/)).toBeVisible();
    await expect(canvas.getByText(/have never been issued/)).toBeVisible();
  },
};
