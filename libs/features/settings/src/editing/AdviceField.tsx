import { afterPress, TextField, useAnnounce, type TextFieldProps } from '@bank-bonuses/ui';
import { useEffect, useState, type ComponentType } from 'react';

export interface AdviceFieldProps extends Omit<TextFieldProps, 'note' | 'onBlur' | 'value'> {
  value: string;
  /** Returns whether the text has the expected format. */
  fits: (text: string) => boolean;
  /**
   * Advice shown on blur if the text does not have the expected format. It does not prevent saving.
   */
  advice: string;
  /**
   * Whether to show the advice now, for a text that the field did not accept.
   * @default false
   */
  showsAdvice?: boolean;
  /**
   * Component of the UI kit for this kind of text.
   * @default TextField
   */
  Field?: ComponentType<TextFieldProps>;
}

/** Renders a text field that gives advice instead of an error. */
export function AdviceField({
  value,
  fits,
  advice,
  showsAdvice = false,
  Field = TextField,
  ...props
}: AdviceFieldProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const isOdd = value.trim() !== '' && !fits(value);
  const isShown = showsAdvice || (wasLeft && isOdd);
  const announce = useAnnounce();
  useEffect(() => {
    if (isShown) announce(advice);
  }, [announce, isShown, advice]);
  return (
    <Field
      {...props}
      value={value}
      note={isShown && advice}
      onBlur={() => afterPress(() => setWasLeft(true))}
    />
  );
}
