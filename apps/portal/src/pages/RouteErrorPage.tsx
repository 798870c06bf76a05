import { LazyCodeError } from '@bank-bonuses/lazy';
import { LoadProblem, PublicPage } from '@bank-bonuses/ui';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { errorTexts } from './errorTexts.ts';

/** Stands in for a screen that failed or whose script could not be fetched. */
export function RouteErrorPage() {
  const error = useRouteError();
  const isRepeatable = error instanceof LazyCodeError && !error.needsReload;
  return isRepeatable ? <LostScript /> : <ErrorPage {...errorTexts(error)} />;
}

/** Opens the same screen once more, which fetches what is missing. */
function LostScript() {
  const navigate = useNavigate();
  const location = useLocation();
  const isOpening = useNavigation().state !== 'idle';
  const open = () => navigate(location, { replace: true, state: location.state as unknown });
  return (
    <PublicPage heading="This page could not be loaded">
      <LoadProblem
        message="Check your internet connection and try again."
        onRetry={() => void open()}
        retrying={isOpening}
      />
    </PublicPage>
  );
}
