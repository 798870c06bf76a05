import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'placeholder' | 'min' | 'max'
> {
  /** The first day that can be chosen, `YYYY-MM-DD`. The type is the input's own, so that `register()` fits. */
  min?: string | number | undefined;
  /** The last day that can be chosen, YYYY-MM-DD. */
  max?: string | number | undefined;
}

/** A day, by the browser's own date input. Values are YYYY-MM-DD, without time and zone. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />;
