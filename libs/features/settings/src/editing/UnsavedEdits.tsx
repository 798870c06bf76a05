import { useAskBeforeSignOut, type AskBeforeSignOut } from '@bank-bonuses/auth';
import { Button, Dialog, Text } from '@bank-bonuses/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedContext, type ReportUnsaved } from './useUnsaved.ts';

export interface UnsavedEditsProps {
  children: ReactNode;
}

const listed = new Intl.ListFormat('en-US');

/**
 * Asks for confirmation before a navigation or a logout while a section inside has unsaved edits.
 */
export function UnsavedEdits({ children }: UnsavedEditsProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const hasUnsaved = names.length > 0;

  const report = useCallback<ReportUnsaved>((name, isUnsaved) => {
    setNames((known) => {
      const others = known.filter((other) => other !== name);
      return isUnsaved ? [...others, name] : others;
    });
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';

  // Logging out is not a navigation, so `useBlocker` does not see it.
  const [signOut, setSignOut] = useState<() => void>();
  const ask = useCallback<AskBeforeSignOut>((goOn) => setSignOut(() => goOn), []);
  useAskBeforeSignOut(hasUnsaved ? ask : undefined);
  if (signOut && !hasUnsaved) setSignOut(undefined);

  const stay = () => {
    blocker.reset?.();
    setSignOut(undefined);
  };
  const leave = signOut ?? (() => blocker.proceed?.());
  const stayButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The edits were saved while the dialog was open, so no confirmation is needed.
    if (isBlocked && !hasUnsaved) blocker.reset();
  }, [blocker, isBlocked, hasUnsaved]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return (
    <UnsavedContext value={report}>
      {children}
      <Dialog
        open={hasUnsaved && (isBlocked || signOut !== undefined)}
        onOpenChange={(open) => !open && stay()}
        title="Leave without saving?"
        initialFocus={stayButton}
        actions={
          <>
            <Button ref={stayButton} variant="outline" tone="neutral" onClick={stay}>
              Keep editing
            </Button>
            <Button tone="critical" onClick={leave}>
              Leave
            </Button>
          </>
        }
      >
        <Text>{`Your changes to ${listed.format(names)} have not been saved.`}</Text>
      </Dialog>
    </UnsavedContext>
  );
}
