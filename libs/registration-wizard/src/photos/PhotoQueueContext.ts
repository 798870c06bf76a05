import { createContext, use } from 'react';
import type { PhotoQueue } from './photoQueue.ts';

export const PhotoQueueContext = createContext<PhotoQueue | undefined>(undefined);

export function usePhotoQueue(): PhotoQueue {
  const photoQueue = use(PhotoQueueContext);
  if (!photoQueue) throw new Error('usePhotoQueue needs a PhotoQueueContext above it.');
  return photoQueue;
}
