import { paths } from '@bank-bonuses/routes';

export interface NavigationItem {
  to: string;
  label: string;
}

/** The signed-in pages that exist, in the order of the sidebar. */
export const navigation: NavigationItem[] = [{ to: paths.dashboard, label: 'Home' }];
