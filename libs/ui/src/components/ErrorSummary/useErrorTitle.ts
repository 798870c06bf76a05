'use client';

import { useLayoutEffect } from 'react';

const prefix = 'Error: ';

/** Number of forms on the page that show errors; a page may have more than one form. */
let formsWithErrors = 0;

/**
 * Prefixes the page's title with 'Error: ' while a form shows errors, so that screen readers
 * announce it first and the tab shows it.
 */
export function useErrorTitle(hasErrors: boolean): void {
  // A layout effect, because a page that replaces this one sets its own title in the same commit.
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
