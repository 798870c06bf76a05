'use client';

import { useEffect, useState, type RefObject } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';

const shownFor = 3_000;

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'variant' | 'size' | 'onClick' | 'value'
> {
  /** What is copied, as it reads within a sentence: 'account number'. */
  what: string;
  /** The text that goes to the clipboard. */
  value: string;
  /** Where the value stands; it is selected there when the browser denies access to its clipboard. */
  shownIn: RefObject<HTMLElement | null>;
}

const words = { copied: 'Copied', selected: 'Selected' } as const;

/** Copies a value, and says truthfully whether that worked: on the button, and to those who hear the page. */
export function CopyButton({ what, value, shownIn, ...props }: CopyButtonProps) {
  const announce = useAnnounce();
  // A new one for each press, so that the time begins anew.
  const [outcome, setOutcome] = useState<{ word: string }>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      // There is no clipboard without a secure origin; that throws too.
      await navigator.clipboard.writeText(value);
      setOutcome({ word: words.copied });
      announce(`Copied the ${what}`);
    } catch {
      if (shownIn.current) window.getSelection()?.selectAllChildren(shownIn.current);
      setOutcome({ word: words.selected });
      announce(`Could not copy the ${what}. It is selected now, for you to copy it yourself.`);
    }
  };

  const word = outcome?.word ?? 'Copy';
  return (
    <Button
      {...props}
      variant="quiet"
      size="small"
      aria-label={`${word} ${what}`}
      onClick={() => void copy()}
    >
      {word}
    </Button>
  );
}
