'use client';

import { useId } from 'react';
import { formatCardNumber } from '../../formatting/formatters.ts';
import type { FormattedFieldProps } from '../FormattedField/FormattedField.tsx';
import { FormattedField } from '../FormattedField/FormattedField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';

export interface CardNumberFieldProps extends Omit<FormattedFieldProps, 'format' | 'trailing'> {
  /** The brand to show in the field, from `cardBrand`. */
  brand?: string | undefined;
}

/**
 * Renders a field for a card number, formatted in groups of four, with the name of the card's
 * brand. All brands share one icon.
 */
export function CardNumberField({
  brand,
  'aria-describedby': describedBy,
  ...props
}: CardNumberFieldProps) {
  const brandId = useId();
  const described = [describedBy, brand && brandId].filter(Boolean).join(' ');
  return (
    <FormattedField
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={19}
      {...props}
      format={formatCardNumber}
      aria-describedby={described || undefined}
      trailing={
        brand && (
          <Inline gap="xs" wrap={false}>
            <Icon>
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
                <rect x="2" y="5" width="20" height="14" rx="2" />
                <path d="M2 10h20M6 15h4" />
              </svg>
            </Icon>
            <span id={brandId}>{brand}</span>
          </Inline>
        )
      }
    />
  );
}
