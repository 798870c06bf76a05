/** A decoded picture, upright. */
export interface Picture {
  width: number;
  height: number;
  toJpeg(width: number, height: number, quality: number): Promise<Blob>;
  /** Gives its memory back. */
  close(): void;
}

/** What the browser does with pixels, replaceable in tests. */
export interface Imaging {
  /** Rejects when the file cannot be decoded. */
  decode(file: Blob): Promise<Picture>;
  urlOf(blob: Blob): string;
}

export const browserImaging: Imaging = {
  async decode(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return {
      width: bitmap.width,
      height: bitmap.height,
      toJpeg: (width, height, quality) => draw(bitmap, width, height, quality),
      close: () => bitmap.close(),
    };
  },
  urlOf: (blob) => URL.createObjectURL(blob),
};

function draw(bitmap: ImageBitmap, width: number, height: number, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return Promise.reject(new Error('The browser gives no canvas'));
  // JPEG knows no transparency: what is clear becomes paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        // Some phones keep a canvas's memory until it is small.
        canvas.width = 0;
        canvas.height = 0;
        if (blob) resolve(blob);
        else reject(new Error('The canvas could not be encoded'));
      },
      'image/jpeg',
      quality,
    );
  });
}
