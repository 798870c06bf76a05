import { queryKeys, type ProfileView } from '@bank-bonuses/api-client/queries';
import { useSupportMail } from '@bank-bonuses/product/react';
import type { SupportMail } from '@bank-bonuses/product/config';
import { notifyManager, QueryClientContext } from '@tanstack/react-query';
import { use, useCallback, useSyncExternalStore } from 'react';

/**
 * Returns a mail link to support for the signed-in customer. The mail includes the registration's
 * reference if the profile is cached, and otherwise asks for the reference.
 */
export function useCustomerSupportMail(mail: SupportMail): string | undefined {
  return useSupportMail({ ...mail, reference: useReadReference(), asksReference: true });
}

/**
 * Returns the cached reference without a request. Does not use `useQuery`, because even a disabled
 * observer would change when the query is refetched.
 */
function useReadReference(): string | undefined {
  // Public pages have no query cache.
  const client = use(QueryClientContext);
  const subscribe = useCallback(
    // Notifications are batched: a query that another component creates while rendering notifies
    // synchronously, and React allows no state update during a render.
    (onChange: () => void) =>
      client?.getQueryCache().subscribe(notifyManager.batchCalls(onChange)) ?? (() => undefined),
    [client],
  );
  const read = () => client?.getQueryData<ProfileView>(queryKeys.profile)?.payment?.reference;
  return useSyncExternalStore(subscribe, read, read);
}
