import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../testing/filledForm.ts';
import { generatedPhoto, type GeneratedPhoto } from '../testing/generatedPhotos.ts';
import { WizardStory } from '../testing/WizardStory.testing.tsx';

const meta = {
  title: '4 Security photos',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 4, answers: { ...filledForm, dlPhotoFront: null } },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const label = "Front of driver's license";

/** Chooses a photo of the given kind and waits until it is prepared. */
const choosing = (photo: GeneratedPhoto, advice?: RegExp): NonNullable<Story['play']> =>
  async function choose({ canvas, userEvent }) {
    await userEvent.upload(await canvas.findByLabelText(label), await generatedPhoto(photo));
    const preview = await canvas.findByRole('img', { name: `Your photo: ${label}` });
    await waitFor(() => expect(preview).toHaveProperty('complete', true));
    if (advice) await expect(await canvas.findByText(advice)).toBeVisible();
    else await expect(canvas.queryByText(/You can take another one/)).toBeNull();
  };

/** Returns the dimensions of a preview's image. */
async function sizeOf(preview: HTMLElement) {
  await waitFor(() => expect(preview).toHaveProperty('complete', true));
  const { naturalWidth, naturalHeight } = preview as HTMLImageElement;
  return { width: naturalWidth, height: naturalHeight };
}

export const Playground: Story = { play: choosing({}) };

export const Dark: Story = { play: choosing({ light: 0.12 }, /This photo looks dark/) };

export const Blurred: Story = { play: choosing({ blur: 12 }, /This photo looks blurred/) };

export const Small: Story = {
  play: choosing({ width: 400, height: 300 }, /This photo is small/),
};

/** A phone that is held upright stores the image sideways, with its rotation as metadata. */
export const TurnedUpright: Story = {
  play: async (context) => {
    await choosing({ orientation: 6 })(context);
    const preview = await context.canvas.findByRole('img', { name: `Your photo: ${label}` });
    await expect(await sizeOf(preview)).toEqual({ width: 1200, height: 1600 });
  },
};

export const ScaledDown: Story = {
  play: async (context) => {
    await choosing({ width: 2400, height: 1800 })(context);
    const preview = await context.canvas.findByRole('img', { name: `Your photo: ${label}` });
    await expect(await sizeOf(preview)).toEqual({ width: 2048, height: 1536 });
  },
};

/** Returns the red, green and blue of a preview's first pixel. */
async function cornerOf(preview: HTMLElement) {
  await waitFor(() => expect(preview).toHaveProperty('complete', true));
  const context = document.createElement('canvas').getContext('2d');
  context?.drawImage(preview as HTMLImageElement, 0, 0);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}

/** JPEG has no transparency, so transparent pixels become white. */
export const TransparentBecomesWhite: Story = {
  play: async (context) => {
    await choosing({ type: 'image/png', ground: 'transparent' })(context);
    const preview = await context.canvas.findByRole('img', { name: `Your photo: ${label}` });
    await expect(await cornerOf(preview)).toEqual([255, 255, 255]);
  },
};

/** A HEIC photo in a browser that cannot read it. */
export const HeicRejected: Story = {
  play: async ({ canvas, userEvent }) => {
    const bytes = '0000ftypheic0000ispe0000\0\0\0@\0\0\0@';
    const file = new File([bytes], 'IMG_0001.HEIC', { type: 'image/heic' });
    await userEvent.upload(await canvas.findByLabelText(label), file);
    await expect(await canvas.findByText(/cannot read HEIC photos/)).toBeVisible();
  },
};

const asking = () => screen.findByRole('dialog', { name: `Take photo: ${label}` });

/** Replaces the browser's camera API while the story is shown. */
function withCamera(getUserMedia: () => Promise<MediaStream>): NonNullable<Story['beforeEach']> {
  return () => {
    const { mediaDevices } = navigator;
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = getUserMedia;
    return () => {
      mediaDevices.getUserMedia = original;
    };
  };
}

function drawnCamera(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#5f7a6e';
    context.fillRect(0, 0, 1280, 720);
    context.fillStyle = '#dfe6e1';
    context.font = '90px sans-serif';
    for (let line = 1; line < 7; line += 1) context.fillText('SAMPLE CARD 900', 260, 105 * line);
  }
  return Promise.resolve(canvas.captureStream());
}

export const LiveCamera: Story = {
  beforeEach: withCamera(drawnCamera),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Take photo: ${label}` }));
    const dialog = await asking();
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take photo' })).toBeEnabled());
  },
};

export const PhotoTaken: Story = {
  beforeEach: withCamera(drawnCamera),
  play: async (context) => {
    await LiveCamera.play?.(context);
    const video = document.querySelector('video');
    await waitFor(() => expect(video?.videoWidth).toBe(1280));
    await context.userEvent.click(screen.getByRole('button', { name: 'Take photo' }));
    const use = await screen.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toHaveFocus());
  },
};

export const PhotoUsed: Story = {
  beforeEach: withCamera(drawnCamera),
  play: async (context) => {
    await PhotoTaken.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Use photo' }));
    const preview = await context.canvas.findByRole('img', { name: `Your photo: ${label}` });
    await expect(await sizeOf(preview)).toEqual({ width: 1142, height: 720 });
  },
};

export const CameraDenied: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Take photo: ${label}` }));
    await waitFor(async () => expect(await asking()).toBeVisible());
    await expect(await screen.findByRole('alert')).toHaveTextContent(/was not allowed/);
  },
};
