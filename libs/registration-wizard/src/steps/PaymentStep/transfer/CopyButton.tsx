import { Button, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useState, type RefObject } from 'react';

const shownFor = 3_000;

export interface CopyButtonProps {
  /** What is copied, as it reads within a sentence. */
  what: string;
  value: string;
  /** Where the value stands; it is selected there when the browser denies access to its clipboard. */
  text: RefObject<HTMLElement | null>;
}

type Outcome = { kind: 'copied' | 'selected' };

const words = { copied: 'Copied', selected: 'Selected' } as const;

/** Copies a value, and says truthfully whether that worked. */
export function CopyButton({ what, value, text }: CopyButtonProps) {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      // There is no clipboard without a secure origin; that throws too.
      await navigator.clipboard.writeText(value);
      setOutcome({ kind: 'copied' });
      announce(`Copied the ${what}`);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setOutcome({ kind: 'selected' });
      announce(`Could not copy the ${what}. It is selected now, for you to copy it yourself.`);
    }
  };

  const word = outcome ? words[outcome.kind] : 'Copy';
  return (
    <Button variant="quiet" size="small" aria-label={`${word} ${what}`} onClick={() => void copy()}>
      {word}
    </Button>
  );
}
