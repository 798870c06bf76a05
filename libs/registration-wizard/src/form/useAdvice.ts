import { useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';

/**
 * Returns advice for a field, and announces it when it appears, because screen readers would not
 * read it otherwise. Advice that is already present when the step opens is not announced.
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
