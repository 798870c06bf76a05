import type { AuthUser } from '@bank-bonuses/auth';
import { Avatar } from '@bank-bonuses/ui';
import { initials } from './initials.ts';
import * as styles from './CustomerBadge.css.ts';

export interface CustomerBadgeProps {
  user: AuthUser;
}

/** Says to the customer whose pages these are. */
export function CustomerBadge({ user: { fullName, email } }: CustomerBadgeProps) {
  const [name, domain] = email.split(/(?=@)/);
  return (
    <div className={styles.root}>
      <Avatar initials={initials(fullName, email)} />
      <span className={styles.names}>
        <span className={styles.greeting}>Welcome back</span>
        <span className={styles.email}>
          {name}
          <wbr />
          {domain}
        </span>
      </span>
    </div>
  );
}
