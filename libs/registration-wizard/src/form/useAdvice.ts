import { useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';

/**
 * Returns advice for a field. Screen readers do not notice it, so it is announced when it appears; advice
 * that is there when the step opens is not announced again.
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
