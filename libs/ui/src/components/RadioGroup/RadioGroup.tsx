import type { RadioOption, RadiosProps } from '../../internal/Radios.tsx';
import { Radios } from '../../internal/Radios.tsx';

export type { RadioOption };

export type RadioGroupProps = RadiosProps;

/**
 * Renders a radio group with the options below each other. Aria and data attributes reach the
 * group.
 */
export const RadioGroup = (props: RadioGroupProps) => <Radios {...props} look="plain" />;
