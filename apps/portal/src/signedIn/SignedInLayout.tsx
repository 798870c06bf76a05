import type { AuthUser } from '@bank-bonuses/auth';
import { Button, Logo, SkipLink } from '@bank-bonuses/ui';
import { NavLink, Outlet } from 'react-router';
import { useSignOut } from '../session/useSignOut.ts';
import { ThemeChoice } from '../theme/ThemeChoice.tsx';
import { navigation } from './navigation.ts';
import { Person } from './Person.tsx';
import * as styles from './SignedInLayout.css.ts';

export interface SignedInLayoutProps {
  user: AuthUser;
}

/** Who is signed in, the ways to the pages and out, and the page itself. */
export function SignedInLayout({ user }: SignedInLayoutProps) {
  const signOut = useSignOut();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.side}>
        <Logo />
        <div className={styles.wide}>
          <Person user={user} />
        </div>
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.links}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.logout}>
          <Button variant="outline" tone="neutral" fullWidth onClick={signOut}>
            Logout
          </Button>
        </div>
      </header>
      <div className={styles.page}>
        <main id="main" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <ThemeChoice />
        </footer>
      </div>
    </div>
  );
}
