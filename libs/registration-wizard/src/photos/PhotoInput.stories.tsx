import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { filledForm } from '../testing/filledForm.ts';
import { WizardStory } from '../testing/WizardStory.testing.tsx';

const meta = {
  title: '4 Security photos',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 4, answers: { ...filledForm, dlPhotoFront: null } },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Properties of a generated photo. */
interface GeneratedPhoto {
  width?: number;
  height?: number;
  /** Background color. */
  ground?: string;
  type?: 'image/jpeg' | 'image/png';
  /** Orientation in the EXIF data: 6 is a quarter turn clockwise. */
  orientation?: number;
}

/** Draws an identity card as a file, as a good or a bad photo. Needs a real canvas. */
async function generatedPhoto({
  width = 1600,
  height = 1200,
  ground = '#dfe6e1',
  type = 'image/jpeg',
  orientation,
}: GeneratedPhoto = {}): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas context');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#24352d';
  context.font = `${height / 16}px sans-serif`;
  for (let line = 1; line < 14; line += 1)
    context.fillText(`SAMPLE CARD ${line} 900-00-0000`, width / 20, (height / 15) * line);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('The photo could not be encoded');
  const parts: BlobPart[] =
    orientation === undefined
      ? [blob]
      : [blob.slice(0, 2), exifSegment(orientation), blob.slice(2)];
  return new File(parts, 'IMG_0001.jpg', { type });
}

/** The shortest EXIF segment with an orientation. */
function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...entry];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}

const label = "Front of driver's license";

/** Chooses a photo of the given kind and returns its preview. */
async function choose({ canvas, userEvent }: Parameters<Play>[0], photo: GeneratedPhoto) {
  await userEvent.upload(await canvas.findByLabelText(label), await generatedPhoto(photo));
  const preview = await canvas.findByRole('img', { name: `Your photo: ${label}` });
  await waitFor(() => expect(preview).toHaveProperty('complete', true));
  return preview as HTMLImageElement;
}

/** A phone that is held upright stores the image sideways, with its rotation as metadata. */
export const TurnedUprightAndScaledDown: Story = {
  play: async (context) => {
    const preview = await choose(context, { width: 2400, height: 1800, orientation: 6 });
    await expect([preview.naturalWidth, preview.naturalHeight]).toEqual([1536, 2048]);
    await expect(context.canvas.queryByText(/You can take another one/)).toBeNull();
  },
};

/** JPEG has no transparency, so transparent pixels become white. */
export const TransparentBecomesWhite: Story = {
  play: async (context) => {
    const preview = await choose(context, { type: 'image/png', ground: 'transparent' });
    const pixels = document.createElement('canvas').getContext('2d');
    pixels?.drawImage(preview, 0, 0);
    await expect([...(pixels?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
  },
};

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
  }
  return Promise.resolve(canvas.captureStream());
}

const openCamera: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Take photo: ${label}` }));
  const dialog = await screen.findByRole('dialog', { name: `Take photo: ${label}` });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const PhotoTaken: Story = {
  beforeEach: withCamera(drawnCamera),
  play: async (context) => {
    await openCamera(context);
    const take = await screen.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).toBeEnabled());
    await context.userEvent.click(take);
    const use = await screen.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toHaveFocus());
  },
};

export const CameraDenied: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async (context) => {
    await openCamera(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/was not allowed/);
  },
};
