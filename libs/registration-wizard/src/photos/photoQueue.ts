import type { PhotoName } from '../form/photoPreviews.ts';
import type { PhotoResult } from './preparePhoto.ts';

export interface PhotoQueue {
  /** Prepares a file for a field. A later call for the same field replaces it. */
  select(name: PhotoName, file: File): void;
  /** Removes a field's photo, even one that is not ready yet. */
  remove(name: PhotoName): void;
  isPreparing(name: PhotoName): boolean;
  isBusy(): boolean;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when no photo is being prepared. */
  settled(): Promise<void>;
}

export interface PhotoQueueOptions {
  prepare: (file: File) => Promise<PhotoResult>;
  /**
   * Called with the result for the current file of a field, and with `undefined` if the photo is
   * removed. Results for replaced files are dropped.
   */
  onResult: (name: PhotoName, result: PhotoResult | undefined) => void;
}

/**
 * Creates a queue that prepares photos one at a time, because three at once would need half a
 * gigabyte on a phone. The queue outlives the step that shows the photos, so that changing steps
 * loses nothing.
 */
export function createPhotoQueue({ prepare, onResult }: PhotoQueueOptions): PhotoQueue {
  const preparing = new Map<PhotoName, File>();
  const listeners = new Set<() => void>();
  let queue = Promise.resolve();
  const changed = () => listeners.forEach((listener) => listener());

  const work = async (name: PhotoName, file: File) => {
    if (preparing.get(name) !== file) return;
    const result = await prepare(file);
    if (preparing.get(name) !== file) {
      if (result.ok) URL.revokeObjectURL(result.photo.previewUrl);
      return;
    }
    preparing.delete(name);
    onResult(name, result);
    changed();
  };

  return {
    select(name, file) {
      preparing.set(name, file);
      changed();
      queue = queue.then(() => work(name, file));
    },
    remove(name) {
      preparing.delete(name);
      onResult(name, undefined);
      changed();
    },
    isPreparing: (name) => preparing.has(name),
    isBusy: () => preparing.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settled: async () => {
      while (preparing.size > 0) await queue;
    },
  };
}
