'use client';

import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Formatter } from '../../formatting/formatters.ts';
import { useFormatting } from '../../formatting/formatEdit.ts';

export interface FormattedFieldProps extends TextFieldProps {
  /**
   * Formats the text typed so far. It runs after every key, or at the end of a composition, so it
   * must be idempotent. Its result must not end in a separator, so that Backspace always removes a
   * significant character.
   */
  format: Formatter;
}

/**
 * Renders a text field that formats its value while typing. The caret stays in place, and pasted
 * text is formatted before it is truncated to `maxLength`. `onChange` receives the formatted text.
 */
export function FormattedField({ format, ...props }: FormattedFieldProps) {
  return <TextField {...props} {...useFormatting(format, props)} />;
}
