import { useAuth } from '@bank-bonuses/auth';
import { Notice } from '@bank-bonuses/ui';
import * as styles from './StorageBlockedNotice.css.ts';

/**
 * Renders a notice if the browser blocks storage: a reload of the page then logs the customer out.
 */
export function StorageBlockedNotice() {
  const { endsWithPage } = useAuth();
  if (!endsWithPage) return null;
  return (
    <div className={styles.root}>
      <Notice>Storage is blocked, so your session ends when you close or reload this tab.</Notice>
    </div>
  );
}
