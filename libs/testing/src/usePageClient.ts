import { createApiClient, type ApiClient } from '@bank-bonuses/api-client';
import type { Auth } from '@bank-bonuses/auth';
import { useLayoutEffect, useState } from 'react';

/**
 * Returns a real client that calls the page's own origin, where msw responds. Once the page is
 * unmounted, the client sends and logs nothing more, like a browser whose page was closed.
 * Otherwise a save without a response would time out during a later test, and the client would
 * fetch the profile in that test.
 */
export function usePageClient(auth: Auth): ApiClient {
  const [{ client, open, close }] = useState(() => createPageClient(auth));
  // Strict mode runs this effect twice, so the client must be able to open again after it was
  // closed.
  useLayoutEffect(() => {
    open();
    return close;
  }, [open, close]);
  return client;
}

function createPageClient(auth: Auth) {
  let isClosed = false;
  const client = createApiClient({
    baseUrl: location.origin,
    getAccessToken: () => auth.getAccessToken(),
    fetch: (request) => (isClosed ? new Promise<never>(() => undefined) : fetch(request)),
    logger: {
      error: (line) => {
        if (!isClosed) console.error(line);
      },
    },
  });
  return {
    client,
    open: () => {
      isClosed = false;
    },
    close: () => {
      isClosed = true;
    },
  };
}
