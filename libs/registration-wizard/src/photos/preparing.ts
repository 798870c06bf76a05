import { useSyncExternalStore } from 'react';
import type { PhotoName } from '../fields/table.ts';

/** The files that are being prepared. The page has one form, so there is one list. */
const preparing = new Map<PhotoName, File>();
const listeners = new Set<() => void>();

/** Marks the file that is prepared for a field; `undefined` when it is done or removed. */
export function setPreparing(name: PhotoName, file: File | undefined): void {
  if (file) preparing.set(name, file);
  else preparing.delete(name);
  listeners.forEach((listener) => listener());
}

/** Photos are prepared one at a time: three at once would need half a gigabyte on a phone. */
let queue = Promise.resolve();

/** Starts work on a photo when the earlier photos are done. */
export function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work);
}

/** Returns whether this file is the current one of its field. */
export const isCurrent = (name: PhotoName, file: File) => preparing.get(name) === file;

export function stopPreparing(): void {
  queue = Promise.resolve();
  for (const name of preparing.keys()) setPreparing(name, undefined);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useIsPreparing(name: PhotoName): boolean {
  return useSyncExternalStore(subscribe, () => preparing.has(name));
}

export const isAnyPreparing = () => preparing.size > 0;

/** Resolves when no photo is being prepared. */
export function photosReady(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isAnyPreparing()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}
