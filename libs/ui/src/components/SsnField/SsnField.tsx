'use client';

import { useFormatting } from '../../formatting/formatEdit.ts';
import { formatSsn, maskSsn } from '../../formatting/formatters.ts';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { MaskedField } from '../MaskedField/MaskedField.tsx';

export type SsnFieldProps = Omit<MaskedFieldProps, 'mask'>;

/**
 * Renders a field for a Social Security number, `XXX-XX-XXXX`: shown in full while it is typed,
 * only the last four digits on blur. The caller's value is always the complete number; autocomplete
 * is off, so that browsers do not save it.
 */
export function SsnField(props: SsnFieldProps) {
  return (
    <MaskedField
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      placeholder="XXX-XX-XXXX"
      {...props}
      mask={maskSsn}
      {...useFormatting(formatSsn, props)}
    />
  );
}
