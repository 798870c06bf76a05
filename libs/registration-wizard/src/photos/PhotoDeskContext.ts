import { createContext, use } from 'react';
import type { PhotoDesk } from './photoDesk.ts';

export const PhotoDeskContext = createContext<PhotoDesk | undefined>(undefined);

export function usePhotoDesk(): PhotoDesk {
  const desk = use(PhotoDeskContext);
  if (!desk) throw new Error('usePhotoDesk needs a PhotoDeskContext above it.');
  return desk;
}
