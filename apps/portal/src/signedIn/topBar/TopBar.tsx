import { IconButton, Logo, useIsOnline } from '@bank-bonuses/ui';
import Menu from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import * as pinned from '../frame/pinned.css.ts';
import { HideAmountsButton } from './HideAmountsButton.tsx';
import { prepareNavigationSheet } from '../sidebar/LazyNavigationSheet.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';
import * as styles from './TopBar.css.ts';
import type { Sidebar } from '../sidebar/useSidebar.ts';

export interface TopBarProps {
  sidebar: Sidebar;
  /** Id of the sidebar, which the bar's first button opens. */
  sidebarId: string;
}

/**
 * Renders the bar at the top of every page, with the sidebar button, the offline notice, and the
 * button that hides amounts.
 */
export function TopBar({ sidebar, sidebarId }: TopBarProps) {
  const { isWide, isOpen, setOpen, buttonRef } = sidebar;
  const isOnline = useIsOnline();
  const prepare = isWide ? undefined : prepareNavigationSheet;
  // A phone has room for either the logo or the offline notice. In wide windows, the logo is in the
  // sidebar.
  const hasLogo = !isWide && isOnline;
  return (
    <header className={pinned.bar}>
      <IconButton
        ref={buttonRef}
        label={isWide ? 'Sidebar' : 'Navigation'}
        icon={isWide ? <PanelLeft /> : <Menu />}
        aria-expanded={isOpen}
        aria-controls={isWide || isOpen ? sidebarId : undefined}
        aria-haspopup={isWide ? undefined : 'dialog'}
        aria-keyshortcuts="Control+B Meta+B"
        title={isWide ? 'Sidebar (Ctrl+B)' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!isOpen)}
      />
      {hasLogo && <Logo />}
      <div className={styles.end}>
        <OfflineIndicator />
        <HideAmountsButton isWide={isWide} />
      </div>
    </header>
  );
}
