import { needsReload } from '@bank-bonuses/lazy';
import { useLazy } from '@bank-bonuses/lazy/react';
import { Button, ErrorSummary, Spinner } from '@bank-bonuses/ui';
import type { SecondStepProps } from './SecondStep.tsx';

const loadStep = async () => (await import('./SecondStep.tsx')).SecondStep;

/**
 * Renders the form for the second factor. Its code loads on demand, because few accounts have one.
 */
export function LazySecondStep(props: SecondStepProps) {
  const { value: SecondStep, error, retry } = useLazy(loadStep);
  if (SecondStep) return <SecondStep {...props} />;
  if (error === undefined) {
    return (
      <div role="status">
        <Spinner label="One moment, please." />
      </div>
    );
  }
  return (
    <>
      <ErrorSummary
        message="The second step could not be loaded. Check your internet connection and try again."
        offersReload={needsReload(error)}
      />
      {!needsReload(error) && <Button onClick={retry}>Try again</Button>}
    </>
  );
}
