import { coverCrop } from './coverCrop.ts';

/** Ratio of width to height, by the shape of the guide. */
const ratios = { id: 1.586, portrait: 4 / 5 } as const;

/** Captures the current frame, cropped to the guide. Rejects when the browser cannot encode it. */
export async function capturePhoto(
  video: HTMLVideoElement,
  shape: keyof typeof ratios,
): Promise<File> {
  await firstFrame(video);
  const { left, top, width, height } = coverCrop(
    video.videoWidth,
    video.videoHeight,
    ratios[shape],
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    // The photo is scaled down and encoded again later, so this encoding uses a high quality.
    canvas.toBlob(resolve, 'image/jpeg', 0.95);
  });
  canvas.width = 0;
  if (!blob) throw new Error('The photo could not be encoded');
  return new File([blob], 'camera.jpg', { type: blob.type });
}

/** Waits for the first frame, which arrives shortly after the camera starts. */
async function firstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth > 0) return;
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
}
