import { Notice, useAnnounce, useIsOnline } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';

const title = 'You are offline';
const text = 'Everything you entered stays on this page. Registering needs a connection.';

/**
 * Renders a notice while the browser is offline, on every step and in addition to any error.
 * Announces when the browser is online again.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const announce = useAnnounce();
  const wasOnline = useRef(true);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(isOnline ? 'You are online again.' : `${title}. ${text}`);
  }, [announce, isOnline]);

  if (isOnline) return null;
  return (
    <Notice tone="caution" title={title}>
      {text}
    </Notice>
  );
}
