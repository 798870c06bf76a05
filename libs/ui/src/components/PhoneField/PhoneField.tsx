import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type'>;

/**
 * A field for a phone number. Numbers of other countries keep the format in which they were typed.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...props} />;
}
