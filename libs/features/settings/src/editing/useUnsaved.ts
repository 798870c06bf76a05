import { createContext, use, useEffect } from 'react';

export type ReportUnsaved = (name: string, isUnsaved: boolean) => void;

export const UnsavedContext = createContext<ReportUnsaved>(() => undefined);

/** Reports to `UnsavedEdits` whether leaving the page would lose values typed into this section. */
export function useUnsaved(name: string, isUnsaved: boolean) {
  const report = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return;
    report(name, true);
    return () => report(name, false);
  }, [report, name, isUnsaved]);
}
