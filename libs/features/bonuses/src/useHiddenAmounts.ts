import { hideAmounts } from '@bank-bonuses/product';
import { useAmountsHidden, useAmountText } from '@bank-bonuses/ui';
import type { BonusDetails } from './details/bonusDetails.ts';

/**
 * Returns the details with the amounts in the service's texts replaced by dots while amounts are
 * hidden.
 */
export function useHiddenAmounts(details: BonusDetails | undefined): BonusDetails | undefined {
  const isHidden = useAmountsHidden();
  const amountText = useAmountText();
  if (!details || !isHidden) return details;
  const hide = (text: string) => hideAmounts(text, amountText(0));
  const { requirements, cancellationReason } = details;
  return {
    ...details,
    requirements: requirements.map((each) => ({ ...each, text: hide(each.text) })),
    cancellationReason: cancellationReason && hide(cancellationReason),
  };
}
