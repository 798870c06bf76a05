import { Button, LoadError, Notice, Stack, Text, useIsOnline } from '@bank-bonuses/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';

export interface ScriptLoadErrorProps {
  /** Advice that is shown if a retry has failed too. */
  description: string;
}

/**
 * Renders an error box in place of a screen whose script could not be loaded. Its button opens the
 * same screen again, which imports the script again. If that fails too, the button loads the page
 * again: older browsers remember a failed import until then (docs/browsers.md), and a newer
 * deployment may have removed the file.
 */
export function ScriptLoadError({ description }: ScriptLoadErrorProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const isOpening = useNavigation().state !== 'idle';
  const isOnline = useIsOnline();
  const error = useRouteError();
  const [firstError] = useState(error);
  const open = () => navigate(location, { replace: true, state: location.state as unknown });
  if (error === firstError) {
    return (
      <LoadError
        message={`${isOnline ? '' : 'You are offline. '}Check your internet connection and try again.`}
        onRetry={() => void open()}
        retrying={isOpening}
      />
    );
  }
  return (
    <Notice tone="critical" role="alert">
      <Stack gap="md" align="start">
        <Text>{description}</Text>
        <Button variant="outline" tone="neutral" autoFocus onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </Stack>
    </Notice>
  );
}
