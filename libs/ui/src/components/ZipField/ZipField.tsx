'use client';

import { formatZip } from '../../formatting/formatters.ts';
import type { FormattedFieldProps } from '../FormattedField/FormattedField.tsx';
import { FormattedField } from '../FormattedField/FormattedField.tsx';

export type ZipFieldProps = Omit<FormattedFieldProps, 'format'>;

/** A ZIP code, `12345` or `12345-6789`. A keypad for numbers has no dash, so the field sets it. Anything odd stays as typed. */
export function ZipField(props: ZipFieldProps) {
  return (
    <FormattedField
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      {...props}
      format={formatZip}
    />
  );
}
