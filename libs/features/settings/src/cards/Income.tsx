import { Amount, TextField, useAmountsHidden, useAmountText } from '@bank-bonuses/ui';
import { Value } from '../values/Value.tsx';

export interface IncomeProps {
  /** The income as the customer typed it; `undefined` while loading. */
  children: string | undefined;
}

/** Renders the stored income. While amounts are hidden, renders dots instead of any text. */
export function Income({ children }: IncomeProps) {
  const isHidden = useAmountsHidden();
  return isHidden && children?.trim() ? <Amount value={children} /> : <Value>{children}</Value>;
}

export interface IncomeFieldProps {
  value: string;
  onValueChange: (income: string) => void;
}

/**
 * Renders the field for the income. While amounts are hidden, the field is read-only and shows
 * dots.
 */
export function IncomeField({ value, onValueChange }: IncomeFieldProps) {
  const isHidden = useAmountsHidden();
  const dots = useAmountText()(value);
  const label = 'Annual income';
  if (isHidden) {
    return (
      <TextField
        label={label}
        optional
        readOnly
        autoComplete="off"
        description="Hidden together with all amounts. Show amounts to view or change it."
        value={dots}
      />
    );
  }
  return (
    <TextField
      label={label}
      optional
      description="In your own words, such as $75,000"
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
    />
  );
}
