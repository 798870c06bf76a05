import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'placeholder' | 'min' | 'max'
> {
  /** The first day that can be chosen, YYYY-MM-DD. */
  min?: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  max?: string;
}

/** A day, by the browser's own date input. Values are YYYY-MM-DD, without time and zone. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />;
