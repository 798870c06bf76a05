import { Button, Icon, IconButton, useAnnounce } from '@bank-bonuses/ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { hideAmounts, useHiddenAmounts } from './hiddenAmounts.ts';

export interface HideAmountsButtonProps {
  /** Whether the button has room for its text. */
  isWide: boolean;
}

/**
 * Renders the button that replaces every amount with dots, for customers whose screen others can
 * see.
 */
export function HideAmountsButton({ isWide }: HideAmountsButtonProps) {
  const isHidden = useHiddenAmounts();
  const ToggleIcon = isHidden ? EyeOff : Eye;
  const announce = useAnnounce();
  const toggle = {
    'aria-pressed': isHidden,
    onClick: () => {
      hideAmounts(!isHidden);
      announce(isHidden ? 'Amounts are shown' : 'Amounts are hidden');
    },
  };
  if (!isWide) return <IconButton {...toggle} label="Hide amounts" icon={<ToggleIcon />} />;
  const icon = (
    <Icon>
      <ToggleIcon />
    </Icon>
  );
  return (
    <Button {...toggle} variant="quiet" tone="neutral" icon={icon}>
      Hide amounts
    </Button>
  );
}
