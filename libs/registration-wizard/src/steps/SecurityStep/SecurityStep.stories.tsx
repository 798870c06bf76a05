import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { showsError } from '../../testing/storyPlays.ts';
import { drawnPhoto, WizardStory } from '../../testing/WizardStory.testing.tsx';

const meta = {
  title: '4 Security',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 4 },
  play: async ({ canvas }) => {
    await canvas.findByText('ID Type');
  },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PassportOfAResident: Story = {
  args: {
    answers: {
      ...filledForm,
      passportPhoto: drawnPhoto(1586, 1000, 'Passport'),
      selfiePhoto: drawnPhoto(800, 1000, 'Selfie'),
      idCardType: 'passport',
      isUsCitizen: false,
      isPermanentResident: true,
      citizenshipCountry: 'Canada',
      irsWithholding: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Your photo: / })).toHaveLength(2);
    await expect(canvas.getByLabelText('Country of Citizenship')).toHaveValue('Canada');
  },
};

export const Invalid: Story = {
  args: { answers: { isUsCitizen: false } },
  play: showsError({
    says: /^Please upload the front and back of your driver's license/,
    marks: [
      "Front of driver's license",
      "Back of driver's license",
      'Selfie Photo',
      'Country of Citizenship',
      "Mother's Maiden Name",
    ],
  }),
};
