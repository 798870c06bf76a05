import { useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';

/**
 * Advice beside a field, which stops nobody. Nothing moves a screen reader to it, so it is announced when
 * it comes up; advice that a step comes up with was heard before.
 */
export function useAdvice(text: string | undefined): string | undefined {
  const announce = useAnnounce();
  const said = useRef(text);
  useEffect(() => {
    if (text !== undefined && text !== said.current) announce(text);
    said.current = text;
  }, [text, announce]);
  return text;
}
