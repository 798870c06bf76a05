/** Properties of a generated photo. */
export interface GeneratedPhoto {
  width?: number;
  height?: number;
  /** Brightness factor; 1 leaves it unchanged. */
  light?: number;
  /** Radius of the blur, in pixels. */
  blur?: number;
  /** Background color. */
  ground?: string;
  type?: 'image/jpeg' | 'image/png';
  /** Orientation in the EXIF data: 6 is a quarter turn clockwise. */
  orientation?: number;
}

/** Draws an identity card as a file, as a good or a bad photo. Needs a real canvas. */
export async function generatedPhoto({
  width = 1600,
  height = 1200,
  light = 1,
  blur = 0,
  ground = '#dfe6e1',
  type = 'image/jpeg',
  orientation,
}: GeneratedPhoto = {}): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas context');
  context.filter = `brightness(${light}) blur(${blur}px)`;
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
