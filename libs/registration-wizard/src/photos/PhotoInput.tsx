import { PhotoField } from '@bank-bonuses/ui';
import { useSyncExternalStore } from 'react';
import { idOf, labelOf } from '../form/fields.ts';
import { useAnswer, useFault } from '../form/useRegistrationForm.ts';
import type { PhotoName } from './photoDesk.ts';
import { usePhotoDesk } from './PhotoDeskContext.ts';

export interface PhotoInputProps {
  name: PhotoName;
  hint: string;
  shape: 'id' | 'portrait';
}

/** One photo of the form, prepared as soon as it is chosen. */
export function PhotoInput({ name, hint, shape }: PhotoInputProps) {
  const desk = usePhotoDesk();
  const isPreparing = useSyncExternalStore(desk.subscribe, () => desk.isPreparing(name));
  const photo = useAnswer(name);
  const { text } = useFault(name);
  return (
    <PhotoField
      id={idOf(name)}
      label={labelOf(name)}
      hint={hint}
      shape={shape}
      error={text}
      value={photo?.previewUrl}
      loading={isPreparing}
      capture={shape === 'portrait' ? 'user' : 'environment'}
      onSelect={(file) => desk.select(name, file)}
      onRemove={() => desk.remove(name)}
    />
  );
}
