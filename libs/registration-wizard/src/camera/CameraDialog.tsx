import { Button, CameraFrame, Dialog, Notice, Stack, Text, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { capturePhoto } from './capturePhoto.ts';
import { useCamera } from './useCamera.ts';

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
  const isSelfie = shape === 'portrait';
  const { stream, errorText, restart } = useCamera(isSelfie ? 'user' : 'environment');
  const [capturedPhoto, setCapturedPhoto] = useState<{ file: File; url: string }>();
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();

  useEffect(() => {
    if (!capturedPhoto) return;
    return () => URL.revokeObjectURL(capturedPhoto.url);
  }, [capturedPhoto]);

  const isLive = stream !== undefined;
  useEffect(() => {
    // The pressed button is no longer rendered, so the focus moves to the button in its place.
    if (capturedPhoto || !document.activeElement?.matches('button')) main.current?.focus();
  }, [capturedPhoto, isLive]);

  const take = async () => {
    if (!video.current) return;
    setFailed(false);
    try {
      const file = await capturePhoto(video.current, shape);
      setCapturedPhoto({ file, url: URL.createObjectURL(file) });
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
              <Button variant="outline" tone="neutral" onClick={() => setCapturedPhoto(undefined)}>
                Retake
              </Button>
              <Button ref={main} onClick={() => use(capturedPhoto.file)}>
                Use photo
              </Button>
            </>
          ) : errorText ? (
            restart && <Button onClick={restart}>Start camera</Button>
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
        {errorText && !capturedPhoto ? (
          <Notice tone="caution" role="alert">
            {errorText}
          </Notice>
        ) : (
          <CameraFrame
            ref={video}
            label={label}
            shape={shape}
            stream={stream}
            capturedPhoto={capturedPhoto?.url}
            mirrored={isSelfie}
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
