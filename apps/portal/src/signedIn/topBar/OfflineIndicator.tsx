import { Icon, useAnnounce, useIsOnline } from '@bank-bonuses/ui';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useRef } from 'react';
import * as styles from './OfflineIndicator.css.ts';

/**
 * Renders and announces that the browser is offline, and announces when it is online again. The
 * space in the bar is reserved, so that the notice does not move other elements.
 */
export function OfflineIndicator() {
  const isOnline = useIsOnline();
  const announce = useAnnounce();
  const wasOnline = useRef(true);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(
      isOnline ? 'You are online again.' : 'You are offline. What you see may be out of date.',
    );
  }, [announce, isOnline]);

  if (isOnline) return null;
  return (
    <p className={styles.root}>
      <Icon>
        <WifiOff />
      </Icon>
      <span>
        You are offline.<span className={styles.more}> What you see may be out of date.</span>
      </span>
    </p>
  );
}
