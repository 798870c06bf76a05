import { useCallback, useEffect, useState } from 'react';
import { toCameraError, type CameraError } from './cameraError.ts';

export type Facing = 'user' | 'environment';

export interface Camera {
  stream: MediaStream | undefined;
  error: CameraError | undefined;
  /** Requests the camera again. */
  restart: () => void;
}

type Found = { stream: MediaStream } | { error: CameraError };

/** Returns whether the browser offers a camera. In an insecure context it does not. */
export function hasCameraAccess(): boolean {
  // TypeScript's types assume a secure context, where `mediaDevices` always exists.
  const { mediaDevices } = navigator as Partial<Navigator>;
  return typeof mediaDevices?.getUserMedia === 'function';
}

/**
 * Returns a camera's stream while the component is mounted. The camera is switched off on unmount
 * and when the page is hidden, even if the permission is granted only afterwards.
 */
export function useCamera(facing: Facing): Camera {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const end = (error: CameraError) => {
      if (isOver) return;
      isOver = true;
      stop(stream);
      setFound({ error });
    };
    const onHidden = () => {
      if (document.hidden) end('ended');
    };
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(constraintsOf(facing));
      } catch (error) {
        return end(toCameraError(error));
      }
      if (isOver) return stop(stream);
      for (const track of stream.getTracks()) track.addEventListener('ended', () => end('ended'));
      setFound({ stream });
    };
    document.addEventListener('visibilitychange', onHidden);
    void open();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onHidden);
      stop(stream);
    };
  }, [facing, tries]);

  const restart = useCallback(() => {
    setFound(undefined);
    setTries((count) => count + 1);
  }, []);
  return {
    stream: found && 'stream' in found ? found.stream : undefined,
    error: found && 'error' in found ? found.error : undefined,
    restart,
  };
}

/**
 * Returns the constraints of the camera: up to 2560 × 1440 pixels, as `ideal` values, so that no
 * camera is rejected.
 */
function constraintsOf(facing: Facing): MediaStreamConstraints {
  return {
    audio: false,
    video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1440 } },
  };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
