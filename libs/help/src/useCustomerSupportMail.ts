import { queryKeys, type ProfileView } from '@bank-bonuses/api-client/queries';
import { useSupportMail } from '@bank-bonuses/portal-config/support';
import type { SupportMail } from '@bank-bonuses/portal-config';
import { notifyManager, QueryClientContext } from '@tanstack/react-query';
import { use, useCallback, useSyncExternalStore } from 'react';

/**
 * A link that begins a mail to support about the customer who is signed in. It names their registration where the
 * profile has been read already, and asks for it otherwise.
 */
export function useCustomerSupportMail(mail: SupportMail): string | undefined {
  return useSupportMail({ ...mail, reference: useReadReference(), asksReference: true });
}

/** Follows the cache and asks for nothing: an observer, also a disabled one, would change when it is refreshed. */
function useReadReference(): string | undefined {
  // On public pages there is no cache, and nobody's profile.
  const client = use(QueryClientContext);
  const subscribe = useCallback(
    // A query that another component makes while it renders is told at once, when nothing may be rendered.
    (onChange: () => void) =>
      client?.getQueryCache().subscribe(notifyManager.batchCalls(onChange)) ?? (() => undefined),
    [client],
  );
  const read = () => client?.getQueryData<ProfileView>(queryKeys.profile)?.payment?.reference;
  return useSyncExternalStore(subscribe, read, read);
}
