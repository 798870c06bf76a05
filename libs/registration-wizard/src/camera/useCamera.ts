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

/** Whether the browser has a way to ask for a camera: not on a page without a secure origin. */
export function hasCameraAccess(): boolean {
  // The types know only secure pages.
  const { mediaDevices } = navigator as Partial<Navigator>;
  return typeof mediaDevices?.getUserMedia === 'function';
}

/**
 * A camera's picture for as long as the component shows, and not a moment longer: it is switched off
 * when it goes, when the page is hidden, and when the answer comes too late.
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
        stream = await navigator.mediaDevices.getUserMedia(wishes(facing));
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

/** As fine as the camera can, without asking for what it cannot: these are wishes. */
function wishes(facing: Facing): MediaStreamConstraints {
  return {
    audio: false,
    video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1440 } },
  };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
