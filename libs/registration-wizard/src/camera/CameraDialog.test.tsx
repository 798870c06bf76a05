import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { somePhoto } from '../testing/filledForm.ts';
import { openWizard } from '../testing/openWizard.testing.tsx';
import { stubImaging } from '../testing/stubImaging.ts';
import { CameraDialog } from './CameraDialog.tsx';

/** A video track with a property for whether the camera is on. */
class FakeTrack extends EventTarget {
  isOn = true;
  stop = () => {
    this.isOn = false;
  };
}

const tracks: FakeTrack[] = [];
const areOn = () => tracks.map(({ isOn }) => isOn);
const getUserMedia = vi.fn<(wishes: MediaStreamConstraints) => Promise<MediaStream>>();
const newStream = () => {
  const track = new FakeTrack();
  tracks.push(track);
  return { getTracks: () => [track] } as unknown as MediaStream;
};

beforeEach(() => {
  tracks.length = 0;
  getUserMedia.mockReset().mockImplementation(() => Promise.resolve(newStream()));
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  // Simulates a device without a touch screen. On a touch screen, the device's own camera app takes
  // the photo.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
  stubImaging();
});

const open = (shape: 'id' | 'portrait' = 'portrait') => {
  const onClose = vi.fn();
  const onUse = vi.fn<(file: File) => void>();
  const page = renderWithProviders(
    <CameraDialog
      label="Selfie Photo"
      description="Your face alone."
      shape={shape}
      onClose={onClose}
      onUse={onUse}
    />,
  );
  return { ...page, onClose, onUse };
};
const button = (name: string) => screen.findByRole('button', { name });
const takePhoto = async () => {
  const take = await button('Take photo');
  await waitFor(() => expect(take).toBeEnabled());
  return take;
};

test('the dialog takes a photo, retakes it and calls onUse with it', async () => {
  const { user, onUse, onClose } = open();
  await user.click(await takePhoto());
  expect(await screen.findByRole('img', { name: /The photo you took/ })).toBeVisible();
  const use = await button('Use photo');
  await waitFor(() => expect(use).toHaveFocus());
  await expectAccessible();
  await user.click(await button('Retake'));
  await user.click(await takePhoto());
  await user.click(await button('Use photo'));
  expect(onUse).toHaveBeenCalledOnce();
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ name: 'camera.jpg', type: 'image/jpeg' });
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['portrait', 'front', 'user'],
  ['id', 'rear', 'environment'],
] as const)(
  'for the shape %s, the dialog requests the %s camera without sound',
  async (shape, _side, facingMode) => {
    open(shape);
    await takePhoto();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode } });
  },
);

test.each([
  ['id', 1280, 720, [1142, 720]],
  ['id', 720, 1280, [720, 454]],
] as const)(
  'for the shape %s, a photo of %i × %i pixels is cropped to the guide',
  async (shape, width, height, cropped) => {
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(height);
    const sizes: number[][] = [];
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(function (
      this: HTMLCanvasElement,
    ) {
      sizes.push([this.width, this.height]);
    });
    const { user } = open(shape);
    await user.click(await takePhoto());
    expect(sizes).toEqual([cropped]);
  },
);

describe('the camera is switched off', () => {
  test('when the stream arrives after the dialog was closed', async () => {
    const granted = Promise.withResolvers<MediaStream>();
    getUserMedia.mockReturnValue(granted.promise);
    open().unmount();
    granted.resolve(newStream());
    await waitFor(() => expect(tracks[0]?.isOn).toBe(false));
  });

  test('when the page is hidden, and can be started again', async () => {
    const { user } = open();
    await takePhoto();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/The camera was switched off/)).toBeVisible();
    expect(tracks[0]?.isOn).toBe(false);
    await user.click(await button('Start camera'));
    await takePhoto();
    expect(areOn()).toEqual([false, true]);
  });
});

describe('without a camera, the dialog shows the cause and accepts a file', () => {
  test.each([
    ['NotAllowedError', /was not allowed to use the camera/],
    ['NotFoundError', /No camera was found/],
  ])('%s', async (name, text) => {
    getUserMedia.mockRejectedValue(Object.assign(new Error(name), { name }));
    const { user, onUse } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Start camera' }) === null).toBe(
      name === 'NotFoundError',
    );
    await expectAccessible();
    const file = new File(['x'], 'selfie.jpg', { type: 'image/jpeg' });
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    const opened = vi.fn();
    input?.addEventListener('click', opened);
    await user.click(await button('Choose a photo instead'));
    expect(opened).toHaveBeenCalledOnce();
    fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
    expect(onUse).toHaveBeenCalledExactlyOnceWith(file);
  });

  test('when the camera is unplugged', async () => {
    open();
    await takePhoto();
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    expect(await screen.findByText(/The camera was switched off/)).toBeVisible();
  });
});

test('the dialog shows an error for a photo that cannot be encoded, and a second photo can be taken', async () => {
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null));
  const { user } = open();
  await user.click(await takePhoto());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The photo could not be taken. Try again, or choose an existing photo.',
  );
  expect(await takePhoto()).toBeEnabled();
});

test('a photo that is requested before the first frame is taken when the frame arrives', async () => {
  const width = vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0);
  const { user } = open();
  await user.click(await takePhoto());
  expect(screen.queryByRole('alert')).toBeNull();
  width.mockReturnValue(1280);
  fireEvent.loadedData(document.querySelector('video') as HTMLVideoElement);
  expect(await screen.findByRole('button', { name: 'Use photo' })).toBeVisible();
});

describe('on the security step', () => {
  const preview = () => screen.queryByRole('img', { name: 'Your photo: Selfie Photo' });
  const taken = () => screen.queryByRole('img', { name: /^The photo you took/ });
  const opener = () => screen.getByRole('button', { name: /^Retake: Selfie Photo/ });

  /** Opens the camera dialog, although a selfie is already chosen, and takes a photo. */
  async function openAndTake() {
    const selfiePhoto = { ...somePhoto('before.jpg'), previewUrl: 'blob:before' };
    const { user } = await openWizard({ step: 4, answers: { selfiePhoto } });
    await user.click(opener());
    const take = await takePhoto();
    await user.click(document.body);
    expect(areOn()).toEqual([true]);
    await user.click(take);
    await waitFor(() => expect(taken()).toBeVisible());
    return user;
  }

  test('a press outside the dialog neither switches the camera off nor discards the taken photo', async () => {
    const user = await openAndTake();
    await user.click(document.body);
    expect(taken()).toBeVisible();
    await user.click(await button('Use photo'));
    await waitFor(() => expect(preview()).not.toHaveAttribute('src', 'blob:before'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(areOn()).toEqual([false]);
  });

  test.each(['Escape', 'its Close button'])(
    '%s switches the camera off and does not replace the previous photo',
    async (way) => {
      const user = await openAndTake();
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(await button('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(areOn()).toEqual([false]);
      await waitFor(() => expect(opener()).toHaveFocus());
      expect(preview()).toHaveAttribute('src', 'blob:before');
    },
  );
});
