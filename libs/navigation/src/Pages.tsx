import {
  Component,
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Location, NavigationType, To } from 'react-router';
import type { Blocked, Router, RouterState, ShouldBlock } from './createRouter.ts';
import type { Page, Route } from './routes.ts';

interface ShownState {
  router: Router;
  state: RouterState;
}

const ShownContext = createContext<ShownState | undefined>(undefined);
const PageContext = createContext<Page>({ routes: [] });
const DepthContext = createContext(0);
const ErrorContext = createContext<unknown>(undefined);

export interface PagesProps {
  router: Router;
}

/** Draws the page that the router shows. */
export function Pages({ router }: PagesProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  if (!state.page) return null;
  return (
    <ShownContext value={{ router, state }}>
      <PageContext value={state.page}>
        <Outlet />
      </PageContext>
    </ShownContext>
  );
}

/** Where a route that stands around others shows the one inside. */
export function Outlet() {
  const { routes } = use(PageContext);
  const depth = use(DepthContext);
  const route = routes[depth];
  return (
    route && (
      <DepthContext value={depth + 1}>
        <RouteContent route={route} />
      </DepthContext>
    )
  );
}

function RouteContent({ route }: { route: Route }) {
  const page = use(PageContext);
  const { Component, element = <Outlet />, ErrorBoundary } = route;
  const { failure } = page;
  if (failure && !failure.shownBy) throw failure.error;
  const content = Component ? <Component /> : element;
  if (!ErrorBoundary) return content;
  return (
    <Boundary
      page={page}
      failure={failure?.shownBy === route ? failure : undefined}
      Fallback={ErrorBoundary}
    >
      {content}
    </Boundary>
  );
}

interface BoundaryProps {
  page: Page;
  failure: { error: unknown } | undefined;
  Fallback: ComponentType;
  children: ReactNode;
}

interface BoundaryState {
  page: Page;
  failure: { error: unknown } | undefined;
}

/** Shows what failed in the place of a route, until another page is shown. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState {
    return page === state.page ? state : { page, failure: undefined };
  }

  override render() {
    const { failure = this.state.failure, Fallback, children } = this.props;
    if (!failure) return children;
    return (
      <ErrorContext value={failure.error}>
        <Fallback />
      </ErrorContext>
    );
  }
}

function useShown(): ShownState {
  const shown = use(ShownContext);
  if (!shown) throw new Error('There is no page around this component.');
  return shown;
}

export const useLocation = (): Location => useShown().state.location;

/** Leads to another page, or along the history. */
export const useNavigate = (): Router['navigate'] => useShown().router.navigate;

/** How the page that is shown was reached. */
export const useNavigationType = (): NavigationType => useShown().state.historyAction;

/** The address that a link to it has. */
export const useHref = (to: To): string => useShown().router.createHref(to);

/** The routes that the address has led to, outermost first. */
export const useMatchedRoutes = (): readonly Route[] => use(PageContext).routes;

/** What an error boundary stands for. */
export const useRouteError = (): unknown => use(ErrorContext);

/** Whether code of the next page is on its way. */
export const useIsOpening = (): boolean => useShown().state.isOpening;

/** Asks about every way to another page; returns the one that is held up. */
export function useBlocker(shouldBlock: ShouldBlock): Blocked | undefined {
  const { router, state } = useShown();
  const ask = useEffectEvent(shouldBlock);
  useEffect(() => router.block((way) => ask(way)), [router]);
  return state.blocked;
}
