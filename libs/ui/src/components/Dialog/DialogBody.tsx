import type { ReactNode, RefObject } from 'react';
import { useEffect, useState } from 'react';
import * as styles from './Dialog.css.ts';

interface DialogBodyProps {
  bodyRef: RefObject<HTMLDivElement | null>;
  titleId: string;
  children: ReactNode;
}

/** The part that scrolls. A text longer than the window is reached and moved by the keyboard too. */
export function DialogBody({ bodyRef, titleId, children }: DialogBodyProps) {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const body = bodyRef.current;
    if (!body || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [bodyRef]);

  return (
    <div
      ref={bodyRef}
      className={styles.body}
      tabIndex={scrolls ? 0 : -1}
      {...(scrolls ? { role: 'region', 'aria-labelledby': titleId } : {})}
    >
      {children}
    </div>
  );
}
