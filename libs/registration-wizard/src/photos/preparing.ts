import { useSyncExternalStore } from 'react';
import type { PhotoName } from '../fields/table.ts';

/** The files that are being prepared. The page has one form, so there is one list. */
const preparing = new Map<PhotoName, File>();
const listeners = new Set<() => void>();

/** The last preparation. Photos are prepared one at a time: three at once would need half a gigabyte. */
let last = Promise.resolve();

function setPreparing(name: PhotoName, file: File | undefined): void {
  if (file) preparing.set(name, file);
  else preparing.delete(name);
  listeners.forEach((listener) => listener());
}

/**
 * Starts `prepare` with a field's file when the earlier photos are done, unless the field's file is
 * then another one. `isCurrent` tells `prepare` whether that has happened in the meantime.
 */
export function startPreparing(
  name: PhotoName,
  file: File,
  prepare: (isCurrent: () => boolean) => Promise<void>,
): void {
  const isCurrent = () => preparing.get(name) === file;
  setPreparing(name, file);
  last = last.then(async () => {
    if (isCurrent()) await prepare(isCurrent);
    if (isCurrent()) setPreparing(name, undefined);
  });
}

/** Discards the photos that are not ready yet, of one field or of all. */
export function stopPreparing(name?: PhotoName): void {
  for (const each of name ? [name] : preparing.keys()) setPreparing(each, undefined);
  if (!name) last = Promise.resolve();
}

export const isAnyPreparing = () => preparing.size > 0;

/** Resolves when no photo is being prepared. */
export async function photosReady(): Promise<void> {
  while (isAnyPreparing()) await last;
}

export function useIsPreparing(name: PhotoName): boolean {
  return useSyncExternalStore(subscribe, () => preparing.has(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
