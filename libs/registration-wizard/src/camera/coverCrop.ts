export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the largest centered part of an image with the given ratio of width to height. */
export function coverCrop(width: number, height: number, ratio: number): Crop {
  const isTooWide = width > height * ratio;
  const cropWidth = isTooWide ? Math.max(1, Math.round(height * ratio)) : width;
  const cropHeight = isTooWide ? height : Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: Math.floor((width - cropWidth) / 2),
    top: Math.floor((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}
