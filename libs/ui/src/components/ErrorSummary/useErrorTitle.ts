import { useLayoutEffect } from 'react';

const prefix = 'Error: ';

/** How many forms of the page stand refused; a page may have two. */
let refused = 0;

/**
 * Puts 'Error: ' before the page's title while a form stands refused, so that it is heard first and seen
 * on the tab.
 */
export function useErrorTitle(isRefused: boolean): void {
  // With the paint: a page that takes this one's place writes its own title in the same commit.
  useLayoutEffect(() => {
    if (!isRefused) return;
    if (refused === 0) document.title = prefix + document.title;
    refused += 1;
    return () => {
      refused -= 1;
      if (refused === 0 && document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [isRefused]);
}
