import { Amount, TextField, useAmountsHidden, useAmountText } from '@bank-bonuses/ui';
import { Value } from '../values/Value.tsx';

export interface IncomeProps {
  /** The customer's text; absent while loading. */
  children: string | undefined;
}

/** Renders the stored income, or dots while amounts are hidden, whatever its text. */
export function Income({ children }: IncomeProps) {
  const isHidden = useAmountsHidden();
  return isHidden && children?.trim() ? <Amount value={children} /> : <Value>{children}</Value>;
}

export interface IncomeFieldProps {
  value: string;
  onValueChange: (income: string) => void;
}

/** While amounts are hidden, the field hides its text and accepts none. */
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
        hint="Hidden with all amounts. Show them to read or change it."
        value={dots}
      />
    );
  }
  return (
    <TextField
      label={label}
      optional
      hint="In your own words, such as $75,000"
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
    />
  );
}
