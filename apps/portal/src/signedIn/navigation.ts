import { paths } from '@bank-bonuses/routes';

export interface NavigationItem {
  to: string;
  label: string;
}

/** The signed-in pages, in the order of the sidebar. */
export const navigation: NavigationItem[] = [
  { to: paths.dashboard, label: 'Home' },
  { to: paths.accounts, label: 'Accounts' },
  { to: paths.bonuses, label: 'Bonuses' },
  { to: paths.settings, label: 'Settings' },
];
