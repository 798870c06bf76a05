import type { AuthUser } from '@bank-bonuses/auth';
import { Avatar, EmailText } from '@bank-bonuses/ui';
import { initials } from './initials.ts';
import * as styles from './CustomerBadge.css.ts';

export interface CustomerBadgeProps {
  user: AuthUser;
  /** Whether to render only the avatar, for the collapsed sidebar. */
  isRail: boolean;
}

/** Renders the initials, the name and the email address of the signed-in customer. */
export function CustomerBadge({ user: { fullName, email }, isRail }: CustomerBadgeProps) {
  const avatar = <Avatar initials={initials(fullName, email)} />;
  if (isRail) return <span title={email}>{avatar}</span>;
  return (
    <div className={styles.root}>
      {avatar}
      <span className={styles.names}>
        <span className={styles.greeting}>Welcome back</span>
        <span className={styles.email}>
          <EmailText>{email}</EmailText>
        </span>
      </span>
    </div>
  );
}
