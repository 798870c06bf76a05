import { Button, Heading, PublicPage, Stack, Text } from '@bank-bonuses/ui';
import { useRouteError } from 'react-router';
import { errorMessages } from './errorMessages.ts';
import { ScriptLoadError } from './ScriptLoadError.tsx';
import { isScriptLoadError } from './scriptErrors.ts';

/** Renders the error page for a screen that threw an error or whose script could not be loaded. */
export function RouteErrorPage() {
  const { title } = errorMessages(useRouteError());
  return (
    <PublicPage title={title}>
      <RouteError />
    </PublicPage>
  );
}

/**
 * Renders the same inside the frame of the signed-in pages, so that navigation and Logout stay
 * available, even offline.
 */
export function ScreenError() {
  const { title } = errorMessages(useRouteError());
  return (
    <Stack gap="lg" align="start">
      <Heading level={1}>{title}</Heading>
      <RouteError />
    </Stack>
  );
}

function RouteError() {
  const error = useRouteError();
  const { description } = errorMessages(error);
  if (isScriptLoadError(error)) return <ScriptLoadError description={description} />;
  return (
    <Stack gap="md" align="start">
      <Text>{description}</Text>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </Stack>
  );
}
