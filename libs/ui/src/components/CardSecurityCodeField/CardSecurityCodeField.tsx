'use client';

import { formatSecurityCode } from '../../formatting/formatters.ts';
import type { FormattedFieldProps } from '../FormattedField/FormattedField.tsx';
import { FormattedField } from '../FormattedField/FormattedField.tsx';

export type CardSecurityCodeFieldProps = Omit<FormattedFieldProps, 'format'>;

/**
 * Renders a field for the three- or four-digit security code of a card. The code must never be
 * stored.
 */
export function CardSecurityCodeField(props: CardSecurityCodeFieldProps) {
  return (
    <FormattedField
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={4}
      {...props}
      format={formatSecurityCode}
    />
  );
}
