import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'placeholder' | 'min' | 'max'
> {
  /**
   * The first day that can be chosen, `YYYY-MM-DD`. The type is that of the input's `min`
   * attribute, so that the result of react-hook-form's `register()` can be spread.
   */
  min?: string | number | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | number | undefined;
}

/**
 * Renders a date field that uses the browser's own date input. Values are `YYYY-MM-DD`, without
 * time and time zone.
 */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />;
