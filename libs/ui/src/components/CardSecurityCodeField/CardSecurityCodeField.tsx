'use client';

import { formatSecurityCode } from '../../formatting/formatters.ts';
import type { FormattedFieldProps } from '../FormattedField/FormattedField.tsx';
import { FormattedField } from '../FormattedField/FormattedField.tsx';

export type CardSecurityCodeFieldProps = Omit<FormattedFieldProps, 'format'>;

/** The three or four digits that stand on a card beside its number. Nobody may keep them. */
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
