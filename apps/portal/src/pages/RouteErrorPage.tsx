import { PublicPage } from '@bank-bonuses/ui';
import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { errorMessages } from './errorMessages.ts';
import { ScriptLoadError } from './ScriptLoadError.tsx';
import { isScriptLoadError } from './scriptErrors.ts';

/** Renders the error page for a screen that threw an error or whose script could not be loaded. */
export function RouteErrorPage() {
  const error = useRouteError();
  const texts = errorMessages(error);
  return isScriptLoadError(error) ? (
    <PublicPage title={texts.title}>
      <ScriptLoadError description={texts.description} />
    </PublicPage>
  ) : (
    <ErrorPage {...texts} />
  );
}
