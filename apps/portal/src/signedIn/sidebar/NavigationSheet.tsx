import { Sheet } from '@bank-bonuses/ui';
import { Navigation, type NavigationProps } from './Navigation.tsx';
import { sheetMark } from './useSidebar.ts';

export interface NavigationSheetProps extends Pick<NavigationProps, 'user'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the sidebar as a sheet, for narrow windows. */
export const NavigationSheet = ({ user, open, onOpenChange }: NavigationSheetProps) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    label="Navigation"
    closeLabel="Close navigation"
    {...{ [sheetMark]: '' }}
  >
    <Navigation user={user} onLeave={() => onOpenChange(false)} />
  </Sheet>
);
