import type { AuthUser } from '@bank-bonuses/auth';
import { HelpLink } from '@bank-bonuses/dialogs/help';
import { InviteButton, InviteIconButton, ReferralRate } from '@bank-bonuses/dialogs/referrals';
import { Button, Icon, IconButton, Logo } from '@bank-bonuses/ui';
import LogOut from 'lucide-react/icons/log-out';
import UserPlus from 'lucide-react/icons/user-plus';
import { use } from 'react';
import { NavLink } from 'react-router';
import { useSignOut } from '../../session/useSignOut.ts';
import { ThemeChoice } from '../../theme/ThemeChoice.tsx';
import { SignedInScreensContext } from '../signedInScreens.ts';
import * as styles from './Navigation.css.ts';
import { CustomerBadge } from './CustomerBadge.tsx';

export interface NavigationProps {
  user: AuthUser;
  /**
   * Whether to render icons with accessible names instead of texts, and to omit elements that do
   * not fit into the rail.
   * @default false
   */
  isRail?: boolean;
  /** Called when the customer presses a link or Logout. */
  onLeave?: (() => void) | undefined;
}

/**
 * Renders the content of the sidebar and of the mobile sheet: user badge, navigation links, Logout
 * button.
 */
export function Navigation({ user, isRail = false, onLeave }: NavigationProps) {
  const signOut = useSignOut();
  const logout = () => {
    onLeave?.();
    signOut();
  };
  return (
    <div className={isRail ? styles.rail : styles.root}>
      <Logo markOnly={isRail} />
      <CustomerBadge user={user} isRail={isRail} />
      <nav aria-label="Main">
        <ul className={styles.links}>
          {use(SignedInScreensContext).map(({ path, name, Icon: FeatureIcon }) => (
            <li key={path}>
              <NavLink
                to={path}
                className={styles.link}
                onClick={onLeave}
                {...(isRail && { 'aria-label': name, title: name })}
              >
                <Icon>
                  <FeatureIcon />
                </Icon>
                {!isRail && <span>{name}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {isRail ? (
        <>
          <InviteIconButton icon={<UserPlus />} />
          <div className={styles.end}>
            <IconButton label="Logout" title="Logout" icon={<LogOut />} onClick={logout} />
          </div>
        </>
      ) : (
        <>
          <InviteButton variant="outline" fullWidth>
            Earn <ReferralRate />
          </InviteButton>
          <div className={styles.end}>
            <ThemeChoice />
            <HelpLink />
            <Button
              variant="outline"
              tone="neutral"
              fullWidth
              icon={
                <Icon>
                  <LogOut />
                </Icon>
              }
              onClick={logout}
            >
              Logout
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
