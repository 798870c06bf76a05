import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { drawnPhoto, WizardStory } from '../../testing/WizardStory.testing.tsx';

const photos = {
  dlPhotoFront: drawnPhoto(1586, 1000, 'Front'),
  dlPhotoBack: drawnPhoto(1586, 1000, 'Back'),
  passportPhoto: drawnPhoto(1586, 1000, 'Passport'),
  selfiePhoto: drawnPhoto(800, 1000, 'Selfie'),
};

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

export const Filled: Story = { args: { answers: { ...filledForm, ...photos } } };

export const PassportOfAResident: Story = {
  args: {
    answers: {
      ...filledForm,
      ...photos,
      idCardType: 'passport',
      isUsCitizen: false,
      isPermanentResident: true,
      citizenshipCountry: 'Canada',
      irsWithholding: true,
    },
  },
};

export const Invalid: Story = {
  args: { answers: { isUsCitizen: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ID Type');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};

export const FileRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'selfie.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await canvas.findByLabelText('Selfie Photo'), file);
    await expect(await canvas.findByText(/This file is not an image/)).toBeVisible();
  },
};

export const WithholdingExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'What is backup withholding?' }),
    );
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};
