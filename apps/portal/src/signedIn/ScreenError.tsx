import { Button, Heading, Stack, Text } from '@bank-bonuses/ui';
import { useRouteError } from 'react-router';
import { errorMessages } from '../pages/errorMessages.ts';
import { ScriptLoadError } from '../pages/ScriptLoadError.tsx';
import { isScriptLoadError } from '../pages/scriptErrors.ts';

/**
 * Renders the text of `RouteErrorPage` inside the frame of the signed-in pages, so that navigation
 * and Logout stay available, even offline.
 */
export function ScreenError() {
  const error = useRouteError();
  const { title, description } = errorMessages(error);
  return (
    <Stack gap="lg" align="start">
      <Heading level={1}>{title}</Heading>
      {isScriptLoadError(error) ? (
        <ScriptLoadError description={description} />
      ) : (
        <>
          <Text>{description}</Text>
          <Button onClick={() => location.reload()}>Load the page again</Button>
        </>
      )}
    </Stack>
  );
}
