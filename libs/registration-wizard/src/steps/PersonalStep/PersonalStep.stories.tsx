import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { fitsPhone, holds, onPhone, showsError } from '../../testing/storyPlays.ts';
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

export const Filled: Story = {
  args: { answers: filledForm },
  play: holds('Phone Number', '(555) 010-0123'),
};

export const Invalid: Story = {
  play: showsError({
    says: /^Please fill in all required fields/,
    marks: ['First Name', 'Last Name', 'Phone Number', 'Social Security Number', 'Date of Birth'],
  }),
};

export const BornTomorrow: Story = {
  args: { answers: { ...filledForm, dateOfBirth: '2999-01-01' } },
  play: showsError({ says: /^Please enter a valid date of birth/, marks: ['Date of Birth'] }),
};

export const TooYoung: Story = {
  args: { answers: { ...filledForm, dateOfBirth: `${new Date().getFullYear() - 17}-01-01` } },
  play: showsError({
    says: /^You must be at least 18 years old to register/,
    marks: ['Date of Birth'],
  }),
};

/** Answers that look wrong but may be right. */
export const Advice: Story = {
  args: {
    answers: { ...filledForm, phone: '5', ssn: '666-12-3456', dateOfBirth: '1901-04-12' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/very short for a phone number/)).toBeVisible();
    await expect(canvas.getByText(/have never been issued/)).toBeVisible();
    await expect(canvas.getByText(/more than 120 years ago/)).toBeVisible();
    await expect(canvas.getByLabelText('Phone Number')).toBeValid();
  },
};

export const SsnIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Social Security Number'), '90012');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Social Security Number')).toBeInvalid();
  },
};

export const SsnShown: Story = {
  args: { answers: filledForm },
  play: async ({ canvas, userEvent }) => {
    const ssn = await canvas.findByLabelText('Social Security Number');
    await expect(ssn).toHaveValue('•••-••-3456');
    await userEvent.click(canvas.getByRole('button', { name: 'Show social security number' }));
    await expect(ssn).toHaveValue('900-12-3456');
  },
};

export const OnAPhone: Story = { globals: onPhone, play: fitsPhone('Date of Birth') };
