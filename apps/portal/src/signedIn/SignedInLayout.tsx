import type { AuthUser } from '@bank-bonuses/auth';
import { AmountsProvider, PageContent, SkipLink } from '@bank-bonuses/ui';
import { useId, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { StorageBlockedNotice } from './StorageBlockedNotice.tsx';
import * as pinned from './frame/pinned.css.ts';
import { useHiddenAmounts } from './topBar/hiddenAmounts.ts';
import { LazyNavigationSheet } from './sidebar/LazyNavigationSheet.tsx';
import { Navigation } from './sidebar/Navigation.tsx';
import * as styles from './SignedInLayout.css.ts';
import { TopBar } from './topBar/TopBar.tsx';
import { useSidebar } from './sidebar/useSidebar.ts';

export interface SignedInLayoutProps {
  user: AuthUser;
}

/**
 * Renders the sidebar (or the button that opens it on narrow windows), the top bar, and the page.
 */
export function SignedInLayout({ user }: SignedInLayoutProps) {
  const sidebar = useSidebar();
  const sidebarId = useId();
  const { isWide, isOpen, setOpen } = sidebar;
  const layout = isOpen ? styles.withSide : styles.withRail;
  return (
    <AmountsArea>
      <div className={isWide ? layout : styles.alone}>
        <SkipLink />
        {isWide && (
          <aside id={sidebarId} className={pinned.side} aria-label="Sidebar">
            <Navigation user={user} isRail={!isOpen} />
          </aside>
        )}
        {!isWide && <LazyNavigationSheet user={user} open={isOpen} onOpenChange={setOpen} />}
        <div className={styles.rest}>
          <TopBar sidebar={sidebar} sidebarId={sidebarId} />
          <PageContent>
            <StorageBlockedNotice />
            <Outlet />
          </PageContent>
        </div>
      </div>
    </AmountsArea>
  );
}

/** A separate component, so that hiding or showing amounts does not re-render the layout. */
function AmountsArea({ children }: { children: ReactNode }) {
  return <AmountsProvider hidden={useHiddenAmounts()}>{children}</AmountsProvider>;
}
