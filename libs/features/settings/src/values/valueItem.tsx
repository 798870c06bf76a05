import type { DescriptionItem } from '@bank-bonuses/ui';
import { Value, type ValueProps } from './Value.tsx';

/** Returns a line with a value of the profile, or a placeholder while the value is `undefined`. */
export const valueItem = (
  term: string,
  value: ValueProps['children'],
  props?: Omit<ValueProps, 'children'>,
): DescriptionItem => ({ term, value: <Value {...props}>{value}</Value> });

/** Options of a value that consists of words, which page translation may translate. */
export const words = { isWords: true } as const;
