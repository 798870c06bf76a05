'use client';

import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Dialog.css.ts';

interface DialogBodyProps {
  bodyRef: RefObject<HTMLDivElement | null>;
  titleId: string;
  children: ReactNode;
}

/**
 * Renders the scrollable part of the dialog. A text longer than the window can also be focused and
 * scrolled with the keyboard.
 */
export function DialogBody({ bodyRef, titleId, children }: DialogBodyProps) {
  const [scrolls, setScrolls] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  // Measures before the first paint: a ResizeObserver reports one frame later, and never in a
  // covered window.
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!body || !content.current) return;
    const measure = () => setScrolls(body.scrollHeight > body.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    // The box stops growing at the window's height, but its content does not, so both are observed.
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [bodyRef]);

  return (
    <div
      ref={bodyRef}
      className={styles.body}
      tabIndex={scrolls ? 0 : -1}
      {...(scrolls ? { role: 'region', 'aria-labelledby': titleId } : {})}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
