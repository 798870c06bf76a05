import { toJpeg } from '../photos/shrinkPhoto.ts';

/** Ratio of width to height, by the shape of the guide. */
const ratios = { id: 1.586, portrait: 4 / 5 };

/** Captures the current frame, cropped to the guide. Rejects when the browser cannot encode it. */
export async function capturePhoto(
  video: HTMLVideoElement,
  shape: keyof typeof ratios,
): Promise<File> {
  // The first frame arrives shortly after the camera starts.
  if (video.videoWidth === 0)
    await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, Math.round(videoHeight * ratios[shape]));
  const height = Math.min(videoHeight, Math.round(videoWidth / ratios[shape]));
  const left = Math.floor((videoWidth - width) / 2);
  const top = Math.floor((videoHeight - height) / 2);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, left, top, width, height, 0, 0, width, height);
  // The photo is scaled down and encoded again later, so this encoding uses a high quality.
  const blob = await toJpeg(canvas, 0.95);
  canvas.width = 0;
  return new File([blob], 'camera.jpg', { type: blob.type });
}
