import { PhotoField, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { CameraDialog } from '../camera/CameraDialog.tsx';
import { hasCameraAccess } from '../camera/useCamera.ts';
import type { PhotoName } from '../fields/table.ts';
import { useAnswer, useRegistrationForm } from '../form/registrationForm.ts';
import { useField } from '../form/useField.ts';
import { choosePhoto, removePhoto } from './choosePhoto.ts';
import { useIsPreparing } from './preparing.ts';

export interface PhotoInputProps {
  name: PhotoName;
  description: string;
  shape: 'id' | 'portrait';
  /**
   * The side of the ID card in the photo.
   * @default 'front'
   */
  side?: 'front' | 'back';
}

/** Renders the input of one photo, which is prepared as soon as it is chosen. */
export function PhotoInput({ name, description, shape, side = 'front' }: PhotoInputProps) {
  const form = useRegistrationForm();
  const isPreparing = useIsPreparing(name);
  const photo = useAnswer(name);
  const { id, label, error, 'aria-describedby': describedBy } = useField(name);
  // Hides texts about the previous file while a new one is prepared.
  const text = isPreparing ? undefined : error;
  const note = isPreparing || text !== undefined ? undefined : photo?.advice;
  const announce = useAnnounce();
  useOutcomeAnnouncement(isPreparing, text ?? (photo ? `${label} is ready. ${note ?? ''}` : ''));
  const select = (file: File) => {
    announce(`Preparing ${label}`);
    choosePhoto(form, name, file);
  };
  const remove = () => {
    announce(`${label} removed`);
    removePhoto(form, name);
  };
  const [isCameraOpen, setCameraOpen] = useState(false);
  return (
    <>
      <PhotoField
        id={id}
        label={label}
        description={description}
        shape={shape}
        side={side}
        error={text}
        note={note}
        aria-describedby={describedBy}
        value={photo?.previewUrl}
        loading={isPreparing}
        capture={shape === 'portrait' ? 'user' : 'environment'}
        onLiveCamera={hasCameraAccess() ? () => setCameraOpen(true) : undefined}
        onSelect={select}
        onRemove={remove}
      />
      {isCameraOpen && (
        <CameraDialog
          label={label}
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
