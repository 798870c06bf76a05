import { PhotoField, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CameraDialog } from '../camera/CameraDialog.tsx';
import { hasCameraAccess } from '../camera/useCamera.ts';
import { groupTextId, type ErrorGroup } from '../form/formError.ts';
import { idOf, labelOf } from '../form/fields.ts';
import { useAnswer, useFieldError } from '../form/useRegistrationForm.ts';
import { hintText } from './photoHints.ts';
import type { PhotoName } from '../form/photoPreviews.ts';
import { usePhotoQueue } from './PhotoQueueContext.ts';

export interface PhotoInputProps {
  name: PhotoName;
  description: string;
  shape: 'id' | 'portrait';
  /**
   * The side of the ID card in the photo.
   * @default 'front'
   */
  side?: 'front' | 'back';
  /** The group whose error text also covers this photo. */
  group?: ErrorGroup;
}

/** Renders the input of one photo, which is prepared as soon as it is chosen. */
export function PhotoInput({ name, description, shape, side = 'front', group }: PhotoInputProps) {
  const photoQueue = usePhotoQueue();
  const isPreparing = useSyncExternalStore(photoQueue.subscribe, () =>
    photoQueue.isPreparing(name),
  );
  const photo = useAnswer(name);
  const fieldError = useFieldError(name);
  // Hides texts about the previous file while a new one is prepared.
  const text = isPreparing ? undefined : fieldError.text;
  const note = isPreparing || text !== undefined ? undefined : hintText(photo?.hints);
  const announce = useAnnounce();
  useOutcomeAnnouncement(
    isPreparing,
    text ?? (photo ? `${labelOf(name)} is ready. ${note ?? ''}` : ''),
  );
  const select = (file: File) => {
    announce(`Preparing ${labelOf(name)}`);
    photoQueue.select(name, file);
  };
  const remove = () => {
    announce(`${labelOf(name)} removed`);
    photoQueue.remove(name);
  };
  const [isCameraOpen, setCameraOpen] = useState(false);
  return (
    <>
      <PhotoField
        id={idOf(name)}
        label={labelOf(name)}
        description={description}
        shape={shape}
        side={side}
        error={text}
        note={note}
        aria-describedby={group && fieldError.isOfGroup ? groupTextId(group) : undefined}
        value={photo?.previewUrl}
        loading={isPreparing}
        capture={shape === 'portrait' ? 'user' : 'environment'}
        onLiveCamera={hasCameraAccess() ? () => setCameraOpen(true) : undefined}
        onSelect={select}
        onRemove={remove}
      />
      {isCameraOpen && (
        <CameraDialog
          label={labelOf(name)}
          description={description}
          shape={shape}
          onClose={() => setCameraOpen(false)}
          onUse={select}
        />
      )}
    </>
  );
}

/** Announces the result of preparing a photo, because the focus does not move to it. */
function useOutcomeAnnouncement(isPreparing: boolean, outcome: string): void {
  const announce = useAnnounce();
  const wasPreparing = useRef(isPreparing);
  useEffect(() => {
    if (wasPreparing.current && !isPreparing && outcome !== '') announce(outcome.trim());
    wasPreparing.current = isPreparing;
  }, [isPreparing, outcome, announce]);
}
