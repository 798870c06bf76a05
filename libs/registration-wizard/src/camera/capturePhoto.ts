import { coverCrop } from './coverCrop.ts';

/** A photo's shape as its frame shows it. */
const ratios = { id: 1.586, portrait: 4 / 5 } as const;

/** The live picture's present moment, cut to its frame. Rejects when the browser cannot encode it. */
export async function capturePhoto(
  video: HTMLVideoElement,
  shape: keyof typeof ratios,
): Promise<File> {
  await firstPicture(video);
  const { left, top, width, height } = coverCrop(
    video.videoWidth,
    video.videoHeight,
    ratios[shape],
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    // Prepared and encoded once more like any photo, so this one keeps what it has.
    canvas.toBlob(resolve, 'image/jpeg', 0.95);
  });
  canvas.width = 0;
  if (!blob) throw new Error('The picture could not be encoded');
  return new File([blob], 'camera.jpg', { type: blob.type });
}

/** The camera is there a moment before its first picture. */
async function firstPicture(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth > 0) return;
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
}
