'use client';

import { formatExpiry } from '../../formatting/formatters.ts';
import type { FormattedFieldProps } from '../FormattedField/FormattedField.tsx';
import { FormattedField } from '../FormattedField/FormattedField.tsx';

export type CardExpiryFieldProps = Omit<FormattedFieldProps, 'format'>;

/**
 * Renders a field for the month in which a card expires, formatted as `MM/YY`. Accepts `4/27`,
 * `04/2027`, `2027-04` and similar.
 */
export function CardExpiryField(props: CardExpiryFieldProps) {
  return (
    <FormattedField
      inputMode="numeric"
      autoComplete="cc-exp"
      maxLength={5}
      placeholder="MM/YY"
      {...props}
      format={formatExpiry}
    />
  );
}
