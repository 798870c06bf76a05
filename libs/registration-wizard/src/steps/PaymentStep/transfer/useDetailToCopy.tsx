import { CopyButton, type DescriptionItem } from '@bank-bonuses/ui';
import { useRef } from 'react';

/** Returns an item with a button that copies its value, or `undefined` for an empty value. */
export function useDetailToCopy(term: string, value: string): DescriptionItem | undefined {
  const text = useRef<HTMLSpanElement>(null);
  if (value === '') return undefined;
  return {
    term,
    value: <span ref={text}>{value}</span>,
    action: <CopyButton valueName={term.toLowerCase()} value={value} shownIn={text} />,
  };
}
