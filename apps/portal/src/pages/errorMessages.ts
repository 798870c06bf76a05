import { isScriptLoadError } from './scriptErrors.ts';

export interface ErrorMessages {
  title: string;
  description: string;
}

/** Returns the title and the text for an error that no page handled. */
export function errorMessages(error: unknown): ErrorMessages {
  if (isScriptLoadError(error)) {
    return {
      title: 'This page could not be loaded',
      description:
        'Your connection may be down, or the portal has just been updated. Loading the page again helps in both cases.',
    };
  }
  return {
    title: 'Something went wrong',
    description:
      'The page could not be shown. Everything that you have saved is still there. Please load it again.',
  };
}
