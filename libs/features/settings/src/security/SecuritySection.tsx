import { LoadError, Skeleton, Stack, VisuallyHidden } from '@bank-bonuses/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { SettingsCard } from '../cards/SettingsCard.tsx';

type State =
  | { status: 'loading' | 'retrying' }
  | { status: 'ready'; Details: ComponentType }
  | { status: 'failed'; needsReload: boolean };

const load = async () => (await import('./SecurityDetails.tsx')).SecurityDetails;

/**
 * Renders the customer's login methods and current session. The code loads when Settings is
 * opened, not before.
 */
export function SecuritySection() {
  const [state, setState] = useState<State>({ status: 'loading' });
  const isWanted = state.status === 'loading' || state.status === 'retrying';

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (Details) => isCurrent && setState({ status: 'ready', Details }),
      (error: unknown) =>
        isCurrent && setState({ status: 'failed', needsReload: needsReload(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  const retry = () => {
    if (state.status === 'failed' && state.needsReload) location.reload();
    else setState({ status: 'retrying' });
  };

  return (
    <SettingsCard title="Security">
      {state.status === 'ready' && <state.Details />}
      {state.status === 'loading' && <Loading />}
      {(state.status === 'failed' || state.status === 'retrying') && (
        <LoadError
          message="The security settings could not be loaded"
          description={
            state.status === 'failed' && state.needsReload
              ? 'This page has been updated since you opened it. Trying again reloads the page.'
              : undefined
          }
          onRetry={retry}
          retrying={state.status === 'retrying'}
        />
      )}
    </SettingsCard>
  );
}

/** Placeholder about as high as the loaded section. */
const Loading = () => (
  <Stack gap="lg">
    <VisuallyHidden role="status">Loading the security settings</VisuallyHidden>
    {['apps', 'password', 'session'].map((part) => (
      <Stack key={part} gap="sm">
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
    ))}
  </Stack>
);

const needsReload = (error: unknown): boolean =>
  error instanceof Error && 'needsReload' in error && error.needsReload === true;
