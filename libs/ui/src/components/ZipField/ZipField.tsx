'use client';

import { formatZip } from '../../formatting/formatters.ts';
import type { FormattedFieldProps } from '../FormattedField/FormattedField.tsx';
import { FormattedField } from '../FormattedField/FormattedField.tsx';

export type ZipFieldProps = Omit<FormattedFieldProps, 'format'>;

/**
 * Renders a field for a ZIP code, `12345` or `12345-6789`. The field inserts the dash, since a
 * numeric keypad has none. Invalid characters stay as typed.
 */
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
