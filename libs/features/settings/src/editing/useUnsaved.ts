import { createContext, use, useEffect } from 'react';

export type ReportUnsaved = (name: string, isUnsaved: boolean) => void;

export const UnsavedContext = createContext<ReportUnsaved>(() => undefined);

/** Tells the page whether leaving it would lose what was typed into the section of this name. */
export function useUnsaved(name: string, isUnsaved: boolean) {
  const report = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return;
    report(name, true);
    return () => report(name, false);
  }, [report, name, isUnsaved]);
}
