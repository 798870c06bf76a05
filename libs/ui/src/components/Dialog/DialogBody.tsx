import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Dialog.css.ts';

interface DialogBodyProps {
  children: ReactNode;
}

/** The part that scrolls. A text longer than the window is reached by the keyboard too. */
export function DialogBody({ children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const body = ref.current;
    if (!body || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}
