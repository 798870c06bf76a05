import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type'>;

/** A phone number, left as it is typed: abroad they are written in many ways. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...props} />;
}
