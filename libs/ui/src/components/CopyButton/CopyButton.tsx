'use client';

import { useEffect, useState, type RefObject } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';

const shownFor = 3_000;

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'variant' | 'size' | 'onClick' | 'value'
> {
  /** Name of the copied value within a sentence: 'account number'. */
  valueName: string;
  /** The text that is copied to the clipboard. */
  value: string;
  /** Element that shows the value; its text is selected when the browser denies access to the clipboard. */
  shownIn: RefObject<HTMLElement | null>;
}

const words = { copied: 'Copied', selected: 'Selected' } as const;

/**
 * Renders a button that copies a value and reports the result, on the button and to assistive
 * technology.
 */
export function CopyButton({ valueName, value, shownIn, ...props }: CopyButtonProps) {
  const announce = useAnnounce();
  // A new object for each press, so that each press restarts the timer.
  const [outcome, setOutcome] = useState<{ word: string }>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined in an insecure context, so this throws there too.
      await navigator.clipboard.writeText(value);
      setOutcome({ word: words.copied });
      announce(`Copied the ${valueName}`);
    } catch {
      if (shownIn.current) window.getSelection()?.selectAllChildren(shownIn.current);
      setOutcome({ word: words.selected });
      announce(`Could not copy the ${valueName}. It is selected now, for you to copy it yourself.`);
    }
  };

  const word = outcome?.word ?? 'Copy';
  return (
    <Button
      {...props}
      variant="quiet"
      size="small"
      aria-label={`${word} ${valueName}`}
      onClick={() => void copy()}
    >
      {word}
    </Button>
  );
}
