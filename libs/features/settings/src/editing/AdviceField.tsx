import { afterPress, TextField, type TextFieldProps } from '@bank-bonuses/ui';
import { useState, type ComponentType } from 'react';

export interface AdviceFieldProps extends Omit<TextFieldProps, 'note' | 'onBlur' | 'value'> {
  value: string;
  /** Returns whether the text looks right. */
  fits: (text: string) => boolean;
  /** Shown on blur for a text that does not match. It does not prevent saving. */
  advice: string;
  /** The kit's component for this kind of text. @default TextField */
  Field?: ComponentType<TextFieldProps>;
}

/** A text field with advice that is not an error. */
export function AdviceField({
  value,
  fits,
  advice,
  Field = TextField,
  ...props
}: AdviceFieldProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const isOdd = value.trim() !== '' && !fits(value);
  return (
    <Field
      {...props}
      value={value}
      note={wasLeft && isOdd && advice}
      onBlur={() => afterPress(() => setWasLeft(true))}
    />
  );
}
