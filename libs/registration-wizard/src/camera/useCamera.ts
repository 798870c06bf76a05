import { useCallback, useEffect, useState } from 'react';

/** Reasons why there is no live camera image, with the text that is shown. */
const cameraErrors = {
  denied:
    'The browser was not allowed to use the camera. Allow it next to the address bar and start again, or choose an existing photo.',
  missing: 'No camera was found on this device. Please choose an existing photo.',
  busy: 'The camera is in use by another program. Close that program and start again, or choose an existing photo.',
  ended: 'The camera was switched off. Start it again, or choose an existing photo.',
  failed: 'The camera could not be started. Try again, or choose an existing photo.',
};

/** The causes of the errors of `getUserMedia`, by name; the messages differ between browsers. */
const causes: Record<string, keyof typeof cameraErrors> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

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
export function useCamera(facing: 'user' | 'environment') {
  const [tries, setTries] = useState(0);
  const [stream, setStream] = useState<MediaStream>();
  const [error, setError] = useState<keyof typeof cameraErrors>();

  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | undefined;
    const stop = () => {
      isOver = true;
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    const end = (reason: keyof typeof cameraErrors) => {
      if (isOver) return;
      stop();
      setStream(undefined);
      setError(reason);
    };
    const onHidden = () => {
      if (document.hidden) end('ended');
    };
    const open = async () => {
      try {
        opened = await navigator.mediaDevices.getUserMedia(constraintsOf(facing));
      } catch (failure) {
        return end(causes[failure instanceof Error ? failure.name : ''] ?? 'failed');
      }
      if (isOver) return stop();
      for (const track of opened.getTracks()) track.addEventListener('ended', () => end('ended'));
      setStream(opened);
    };
    document.addEventListener('visibilitychange', onHidden);
    void open();
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      stop();
    };
  }, [facing, tries]);

  const restart = useCallback(() => {
    setError(undefined);
    setTries((count) => count + 1);
  }, []);
  return {
    stream,
    errorText: error && cameraErrors[error],
    /** Requests the camera again; `undefined` if that cannot succeed. */
    restart: error === 'missing' ? undefined : restart,
  };
}

/**
 * Returns the constraints of the camera: up to 2560 × 1440 pixels, as `ideal` values, so that no
 * camera is rejected.
 */
function constraintsOf(facing: string): MediaStreamConstraints {
  return {
    audio: false,
    video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1440 } },
  };
}
