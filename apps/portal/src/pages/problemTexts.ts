export interface ProblemTexts {
  heading: string;
  text: string;
}

// Each browser has its own words for a script that could not be fetched.
const lostScript =
  /dynamically imported module|importing a module script failed|error loading|unable to preload/i;

/** What to tell about an error that a page could not handle. */
export function problemTexts(error: unknown): ProblemTexts {
  if (error instanceof Error && lostScript.test(error.message)) {
    return {
      heading: 'This page could not be loaded',
      text: 'Your connection may be down, or the portal has just been updated. Loading the page again helps in both cases.',
    };
  }
  return {
    heading: 'Something went wrong',
    text: 'The page could not be shown. Nothing that you have saved is lost. Please load it again.',
  };
}
