'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import * as styles from './PublicPage.css.ts';

interface AsidePanelProps {
  width: 'form' | 'wizard';
  title: string;
  children: ReactNode;
}

/**
 * Renders the panel beside a public page. Below 1,024 px it is collapsed and has a button that
 * opens it.
 */
export function AsidePanel({ width, title, children }: AsidePanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <aside className={styles.aside} aria-label={title}>
      <div className={styles.asideInner[width]}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{title}</span>
          <ChevronDown className={styles.foldIcon} />
        </button>
        <h2 className={styles.asideTitle}>{title}</h2>
        <div id={id} className={styles.asideBody} data-open={open ? '' : undefined}>
          {children}
        </div>
      </div>
    </aside>
  );
}
