import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../../testing/filledForm.ts';
import { generatedPhoto } from '../../testing/generatedPhotos.ts';
import { fitsPhone, goOn, holds, onPhone, showsError } from '../../testing/storyPlays.ts';
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

export const Filled: Story = {
  args: { answers: { ...filledForm, ...photos } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Your photo: / })).toHaveLength(3);
  },
};

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
  play: holds('Country of Citizenship', 'Canada'),
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

/** Next waits for a photo that is still being prepared. */
export const PhotoBeingPrepared: Story = {
  args: { answers: { ...filledForm, ...photos, selfiePhoto: null } },
  beforeEach: () => {
    const { createImageBitmap } = window;
    window.createImageBitmap = () => new Promise(() => undefined);
    return () => {
      window.createImageBitmap = createImageBitmap;
    };
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.upload(await canvas.findByLabelText('Selfie Photo'), await generatedPhoto());
    await expect(await canvas.findByRole('button', { name: 'Remove Selfie Photo' })).toBeEnabled();
    await goOn(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled());
    await expect(canvas.queryByRole('group', { name: /^Please/ })).toBeNull();
  },
};

export const FileRejected: Story = {
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

export const OnAPhone: Story = { globals: onPhone, play: fitsPhone("Mother's Maiden Name") };
