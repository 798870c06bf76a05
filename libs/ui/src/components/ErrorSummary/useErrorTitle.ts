'use client';

import { useLayoutEffect } from 'react';

const prefix = 'Error: ';

/** How many forms of the page show errors; a page may have two. */
let formsWithErrors = 0;

/**
 * Puts 'Error: ' before the page's title while a form shows errors, so that it is heard first and seen
 * on the tab.
 */
export function useErrorTitle(hasErrors: boolean): void {
  // A layout effect: a page that replaces this one writes its own title in the same commit.
  useLayoutEffect(() => {
    if (!hasErrors) return;
    if (formsWithErrors === 0) document.title = prefix + document.title;
    formsWithErrors += 1;
    return () => {
      formsWithErrors -= 1;
      if (formsWithErrors === 0 && document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}
