import { Button, CameraFrame, Dialog, Notice, Stack, Text, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { cameraErrorText, canRetry } from './cameraError.ts';
import { capturePhoto } from './capturePhoto.ts';
import { useCamera, type Facing } from './useCamera.ts';

export interface CameraDialogProps {
  /** Name of the photo, as in its field's label. */
  label: string;
  /** Advice on how to take the photo. */
  description: string;
  shape: 'id' | 'portrait';
  onClose: () => void;
  /** Called with the photo to use; the dialog then closes. */
  onUse: (photo: File) => void;
}

/**
 * Renders a dialog with a live camera and a guide: take, review, retake, use. The camera is
 * requested only when a button has opened the dialog. A file can be chosen in every state. A press
 * outside the dialog does not close it, so an accidental press loses no photo. Escape and the close
 * button close it without replacing the previous photo.
 */
export function CameraDialog({ label, description, shape, onClose, onUse }: CameraDialogProps) {
  const facing: Facing = shape === 'portrait' ? 'user' : 'environment';
  const { stream, error: cameraError, restart } = useCamera(facing);
  const { capturedPhoto, show, discard } = useCapturedPhoto();
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();

  const isLive = stream !== undefined;
  useEffect(() => {
    // The pressed button is no longer rendered, so the focus moves to the button in its place.
    if (capturedPhoto || !document.activeElement?.matches('button')) main.current?.focus();
  }, [capturedPhoto, isLive]);

  const take = async () => {
    if (!video.current) return;
    setFailed(false);
    try {
      show(await capturePhoto(video.current, shape));
      announce('Photo taken. Use it, or take another one.');
    } catch {
      setFailed(true);
    }
  };
  const use = (photo: File) => {
    onUse(photo);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Take photo: ${label}`}
      keepOnOutsidePress
      actions={
        <>
          <FileInstead onChoose={use} />
          {capturedPhoto ? (
            <>
              <Button variant="outline" tone="neutral" onClick={discard}>
                Retake
              </Button>
              <Button ref={main} onClick={() => use(capturedPhoto.file)}>
                Use photo
              </Button>
            </>
          ) : cameraError ? (
            canRetry(cameraError) && <Button onClick={restart}>Start camera</Button>
          ) : (
            <Button ref={main} loading={!isLive} onClick={() => void take()}>
              Take photo
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <Text tone="quiet">
          {capturedPhoto ? 'Is the photo sharp and easy to read?' : description}
        </Text>
        {cameraError && !capturedPhoto ? (
          <Notice tone="caution" role="alert">
            {cameraErrorText(cameraError)}
          </Notice>
        ) : (
          <CameraFrame
            ref={video}
            label={label}
            shape={shape}
            stream={stream}
            capturedPhoto={capturedPhoto?.url}
            mirrored={facing === 'user'}
          />
        )}
        {hasFailed && (
          <Notice tone="caution" role="alert">
            The photo could not be taken. Try again, or choose an existing photo.
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

function FileInstead({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
        }}
      />
      <Button variant="quiet" tone="neutral" onClick={() => input.current?.click()}>
        Choose a photo instead
      </Button>
    </>
  );
}

interface CapturedPhoto {
  file: File;
  url: string;
}

/**
 * Returns the photo that is being reviewed. Revokes its object URL when the photo is replaced or
 * the dialog closes.
 */
function useCapturedPhoto() {
  const [capturedPhoto, setCapturedPhoto] = useState<CapturedPhoto>();
  useEffect(() => {
    if (!capturedPhoto) return;
    return () => URL.revokeObjectURL(capturedPhoto.url);
  }, [capturedPhoto]);
  return {
    capturedPhoto,
    show: (file: File) => setCapturedPhoto({ file, url: URL.createObjectURL(file) }),
    discard: () => setCapturedPhoto(undefined),
  };
}
