import { useRouteError } from 'react-router';
import { ProblemPage } from './ProblemPage.tsx';
import { problemTexts } from './problemTexts.ts';

/** Stands in for a screen that failed or whose script could not be fetched. */
export function RouteProblem() {
  return <ProblemPage {...problemTexts(useRouteError())} />;
}
