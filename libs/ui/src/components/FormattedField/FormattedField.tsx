'use client';

import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Formatter } from '../../formatting/formatters.ts';
import { useFormatting } from '../../formatting/formatEdit.ts';

export interface FormattedFieldProps extends TextFieldProps {
  /**
   * Turns what has been typed so far into its written form. It runs after every key, or at the end of a composition, so
   * it must be idempotent, and end in no separator, so that Backspace always removes a character that counts.
   */
  format: Formatter;
}

/**
 * A text that is written as it should look while it is typed. The caret stays where the person is writing, and what
 * is pasted is formatted before it is cut to `maxLength`. `onChange` gets the formatted text.
 */
export function FormattedField({ format, ...props }: FormattedFieldProps) {
  return <TextField {...props} {...useFormatting(format, props)} />;
}
