import type { FilePayload } from '@bank-bonuses/api-client';
import type { PreparedPhoto } from '../fields/field.ts';

/**
 * Encodes a photo for the request. Uses FileReader, because the content security policy forbids
 * `fetch` of `blob:` URLs. Rejects when the browser can no longer read the photo.
 */
export async function encodePhoto({ filename, blob }: PreparedPhoto): Promise<FilePayload> {
  const data = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader.readAsDataURL(blob);
  });
  return { filename, content_type: blob.type, data };
}
