import type { AuthUser } from '@bank-bonuses/auth';
import { InviteButton, ReferralRate } from '@bank-bonuses/referrals';
import { Button, Icon, Logo } from '@bank-bonuses/ui';
import LogOut from 'lucide-react/icons/log-out';
import { use } from 'react';
import { NavLink } from 'react-router';
import { useSignOut } from '../../session/useSignOut.ts';
import { ThemeChoice } from '../../theme/ThemeChoice.tsx';
import { FeaturesContext } from '../features.ts';
import * as styles from './Navigation.css.ts';
import { CustomerBadge } from './CustomerBadge.tsx';

export interface NavigationProps {
  user: AuthUser;
  /** Called when a way is taken. */
  onLeave?: (() => void) | undefined;
}

/** What the sidebar and the sheet show: whose pages these are, the ways to them, and the way out. */
export function Navigation({ user, onLeave }: NavigationProps) {
  const signOut = useSignOut();
  return (
    <div className={styles.root}>
      <Logo />
      <CustomerBadge user={user} />
      <nav aria-label="Main">
        <ul className={styles.links}>
          {use(FeaturesContext).map(({ path, name, Picture }) => (
            <li key={path}>
              <NavLink to={path} className={styles.link} onClick={onLeave}>
                <Icon>
                  <Picture />
                </Icon>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <InviteButton variant="outline" fullWidth>
        Earn <ReferralRate />
      </InviteButton>
      <div className={styles.end}>
        <ThemeChoice />
        <Button
          variant="outline"
          tone="neutral"
          fullWidth
          icon={
            <Icon>
              <LogOut />
            </Icon>
          }
          onClick={() => {
            onLeave?.();
            signOut();
          }}
        >
          Logout
        </Button>
      </div>
    </div>
  );
}
