import { LazyCodeError, needsReload } from '@bank-bonuses/lazy';

export interface ErrorMessages {
  title: string;
  description: string;
}

/** Returns the title and the text for an error that no page handled. */
export function errorMessages(error: unknown): ErrorMessages {
  if (error instanceof LazyCodeError || needsReload(error)) {
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
