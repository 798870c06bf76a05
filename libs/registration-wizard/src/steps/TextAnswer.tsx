import { TextField, type TextFieldProps } from '@bank-bonuses/ui';
import type { TextName } from '../fields/table.ts';
import { useTextField } from '../form/useField.ts';

export interface TextAnswerProps extends Omit<TextFieldProps, 'name' | 'label'> {
  name: TextName;
}

/** Renders a text of the table of fields, with its label, its answer and its error. */
export function TextAnswer({ name, ...props }: TextAnswerProps) {
  return <TextField {...useTextField(name)} {...props} />;
}
