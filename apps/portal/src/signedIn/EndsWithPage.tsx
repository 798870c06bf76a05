import { useAuth } from '@bank-bonuses/auth';
import { Notice } from '@bank-bonuses/ui';
import * as styles from './EndsWithPage.css.ts';

/** Says so where the browser stores nothing: customers who reload would wonder why they are logged out. */
export function EndsWithPage() {
  const { endsWithPage } = useAuth();
  if (!endsWithPage) return null;
  return (
    <div className={styles.root}>
      <Notice>Storage is blocked, so your session ends when you close or reload this tab.</Notice>
    </div>
  );
}
