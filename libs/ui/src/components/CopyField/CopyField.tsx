'use client';

import { useRef, type ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './CopyField.css.ts';
import { Inline } from '../Inline/Inline.tsx';

export interface CopyFieldProps extends Omit<Closed<'div'>, 'children'> {
  /** Name of the value within a sentence: 'key', 'referral link'. */
  valueName: string;
  /** The text that is copied to the clipboard. */
  value: string;
  /**
   * The displayed form of the value, such as in groups of four.
   * @default the value
   */
  children?: ReactNode;
}

/** Renders a read-only value with a button that copies it. */
export function CopyField({ valueName, value, children = value, ...props }: CopyFieldProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <Inline {...props} gap="sm">
      <code ref={shown} translate="no" className={styles.value}>
        {children}
      </code>
      <CopyButton valueName={valueName} value={value} shownIn={shown} />
    </Inline>
  );
}
