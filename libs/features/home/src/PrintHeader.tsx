import { useSession } from '@bank-bonuses/auth';
import { Logo, Text } from '@bank-bonuses/ui';
import * as styles from './grid.css.ts';

/** Renders the logo and the customer's name in print. The page header below shows the date. */
export function PrintHeader() {
  const session = useSession();
  return (
    <div className={styles.onPaper}>
      <Logo />
      {session.status === 'signed-in' && (
        <Text as="span" weight="medium">
          {session.user.fullName?.trim() || session.user.email}
        </Text>
      )}
    </div>
  );
}
