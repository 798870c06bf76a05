import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type'>;

/**
 * Renders a field for a phone number of any country. The field does not change the format in which
 * the number was typed; `formatPhone` formats a US number.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...props} />;
}
