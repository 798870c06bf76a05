import { PhotoField } from '@bank-bonuses/ui';
import { useSyncExternalStore } from 'react';
import { groupTextId, type FaultGroup } from '../form/faultGroups.ts';
import { idOf, labelOf } from '../form/fields.ts';
import { useAnswer, useFault } from '../form/useRegistrationForm.ts';
import type { PhotoName } from './photoDesk.ts';
import { usePhotoDesk } from './PhotoDeskContext.ts';

export interface PhotoInputProps {
  name: PhotoName;
  hint: string;
  shape: 'id' | 'portrait';
  /** The group whose text speaks of this photo too. */
  group?: FaultGroup;
}

/** One photo of the form, prepared as soon as it is chosen. */
export function PhotoInput({ name, hint, shape, group }: PhotoInputProps) {
  const desk = usePhotoDesk();
  const isPreparing = useSyncExternalStore(desk.subscribe, () => desk.isPreparing(name));
  const photo = useAnswer(name);
  const { text, isOfGroup } = useFault(name);
  return (
    <PhotoField
      id={idOf(name)}
      label={labelOf(name)}
      hint={hint}
      shape={shape}
      error={text}
      aria-describedby={group && isOfGroup ? groupTextId(group) : undefined}
      value={photo?.previewUrl}
      loading={isPreparing}
      capture={shape === 'portrait' ? 'user' : 'environment'}
      onSelect={(file) => desk.select(name, file)}
      onRemove={() => desk.remove(name)}
    />
  );
}
