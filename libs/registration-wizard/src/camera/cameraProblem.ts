/** Why there is no live picture. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'ended' | 'failed';

const texts: Record<CameraProblem, string> = {
  refused:
    'The browser was not allowed to use the camera. You can allow it beside the address bar and start again, or choose a photo that you have.',
  missing: 'No camera was found on this device. Please choose a photo that you have.',
  busy: 'The camera is in use by another program. Close that program and start again, or choose a photo that you have.',
  ended: 'The camera was switched off. Start it again, or choose a photo that you have.',
  failed: 'The camera could not be started. Try again, or choose a photo that you have.',
};

export function cameraText(problem: CameraProblem): string {
  return texts[problem];
}

/** Where another try may go better. */
export function mayTryAgain(problem: CameraProblem): boolean {
  return problem !== 'missing';
}

/** What a browser's refusal means; browsers tell by the error's name alone. */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
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
