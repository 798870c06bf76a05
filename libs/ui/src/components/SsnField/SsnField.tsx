'use client';

import { useFormatting } from '../../formatting/formatEdit.ts';
import { formatSsn, maskSsn } from '../../formatting/formatters.ts';
import type { MaskedFieldProps } from '../MaskedField/MaskedField.tsx';
import { MaskedField } from '../MaskedField/MaskedField.tsx';

export type SsnFieldProps = Omit<MaskedFieldProps, 'mask'>;

/**
 * A Social Security Number, `XXX-XX-XXXX`: whole while it is typed, its last four digits alone once the field is
 * left. The owner keeps the whole number; no browser is asked to remember it.
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
