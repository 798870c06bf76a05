import { useEffect, type RefObject } from 'react';

/** Folds what lies over the page as soon as something else is used, and by Escape. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = ({ target, type }: Event) => {
      const { current } = details;
      if (!current || !(target instanceof Node) || current.contains(target)) return;
      // A press on text gives the focus to the page's main part, around it.
      if (type === 'focusin' && target.contains(current)) return;
      current.open = false;
    };
    const foldByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.current) details.current.open = false;
    };
    document.addEventListener('pointerdown', fold);
    document.addEventListener('focusin', fold);
    document.addEventListener('keydown', foldByKey);
    return () => {
      document.removeEventListener('pointerdown', fold);
      document.removeEventListener('focusin', fold);
      document.removeEventListener('keydown', foldByKey);
    };
  }, [details]);
}
