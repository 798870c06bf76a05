import { paths } from '@bank-bonuses/routes';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Settings from 'lucide-react/icons/settings';
import type { ComponentType } from 'react';

export interface NavigationItem {
  to: string;
  label: string;
  Picture: ComponentType;
}

/** The signed-in pages, in the order of the sidebar. */
export const navigation: NavigationItem[] = [
  { to: paths.dashboard, label: 'Home', Picture: House },
  { to: paths.accounts, label: 'Accounts', Picture: Landmark },
  { to: paths.bonuses, label: 'Bonuses', Picture: Gift },
  { to: paths.settings, label: 'Settings', Picture: Settings },
];
