import { useAmountsHidden, useAmountText } from '@bank-bonuses/ui';
import type { BonusDetails } from './details/bonusDetails.ts';

const amounts = /\$\s?\d[\d,]*(?:\.\d+)?/g;

/** Replaces amounts in the service's texts by dots while amounts are hidden. */
export function useHiddenAmounts(details: BonusDetails | undefined): BonusDetails | undefined {
  const isHidden = useAmountsHidden();
  const amountText = useAmountText();
  if (!details || !isHidden) return details;
  const hide = (text: string) => text.replaceAll(amounts, () => amountText(0));
  const { requirements, cancellationReason } = details;
  return {
    ...details,
    requirements: requirements.map((each) => ({ ...each, text: hide(each.text) })),
    cancellationReason: cancellationReason && hide(cancellationReason),
  };
}
