/** The reason why there is no live camera image. */
export type CameraError = 'denied' | 'missing' | 'busy' | 'ended' | 'failed';

const texts: Record<CameraError, string> = {
  denied:
    'The browser was not allowed to use the camera. Allow it next to the address bar and start again, or choose an existing photo.',
  missing: 'No camera was found on this device. Please choose an existing photo.',
  busy: 'The camera is in use by another program. Close that program and start again, or choose an existing photo.',
  ended: 'The camera was switched off. Start it again, or choose an existing photo.',
  failed: 'The camera could not be started. Try again, or choose an existing photo.',
};

export function cameraErrorText(error: CameraError): string {
  return texts[error];
}

/** Returns whether a retry can succeed. */
export function canRetry(error: CameraError): boolean {
  return error !== 'missing';
}

/**
 * Maps an error of `getUserMedia` to its cause. Uses only the error's name, because its message
 * differs between browsers.
 */
export function toCameraError(error: unknown): CameraError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}
