import { useAuth } from '@bank-bonuses/auth';
import { Button, Dialog, Text } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { wantsOtherAccount } from '../form/applicant.ts';

export interface LeaveQuestionProps {
  /** Whether leaving now would lose answers. */
  isAtRisk: () => boolean;
}

/**
 * Asks for a confirmation before the applicant leaves a page with answers: in a dialog for links of
 * the portal, otherwise in the browser's own prompt.
 */
export function LeaveQuestion({ isAtRisk }: LeaveQuestionProps) {
  const auth = useAuth();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAtRisk(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  const leave = () => {
    if (wantsOtherAccount(blocker.location?.state)) void auth.signOut();
    blocker.proceed?.();
  };
  const stay = () => blocker.reset?.();
  const stayButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title="Leave your registration?"
      closeLabel="Keep registering"
      initialFocus={stayButton}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onClick={leave}>
            Leave
          </Button>
          <Button ref={stayButton} onClick={stay}>
            Stay
          </Button>
        </>
      }
    >
      <Text>
        This tab keeps your answers, but not your password, Social Security number, date of birth,
        mother's maiden name, photos and card. You would have to enter these again.
      </Text>
    </Dialog>
  );
}
