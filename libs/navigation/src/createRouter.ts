import { matchRoutes, NavigationType, resolvePath, type Location, type To } from 'react-router';
import { copyOf, fetchCode } from './fetchCode.ts';
import type { createBrowserHistory } from './history.ts';
import type { Page, Route } from './routes.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** Asked whether the page that is shown must not be left yet. */
export type ShouldBlock = (way: { currentLocation: Location; nextLocation: Location }) => boolean;

/** A way to another page that was held up. */
export interface Blocked {
  /** Goes on. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

export interface NavigateOptions {
  /** Whether the history's entry is used again. @default false */
  replace?: boolean;
  /** Kept in the history's entry, never in the URL. @default null */
  state?: unknown;
}

export interface RouterState {
  location: Location;
  /** How the location was reached. */
  historyAction: NavigationType;
  /** Undefined until the code of the first page has come. */
  page: Page | undefined;
  /** Whether code of the next page is on its way. */
  isOpening: boolean;
  blocked: Blocked | undefined;
}

export interface Router {
  readonly state: RouterState;
  /** Fulfilled when the first page can be drawn. */
  readonly ready: Promise<void>;
  /** Fulfilled when the page is shown, was held up or lost against a later one; of a number, at once. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** The address that a link to it has. */
  createHref: (to: To) => string;
  subscribe: (listener: () => void) => () => void;
  /** Has every way to another page asked about. One question at a time. */
  block: (shouldBlock: ShouldBlock) => () => void;
}

/** Browsers need some milliseconds from one entry to another. */
const retryMs = 200;

/**
 * Shows the routes' pages, one after another: address and page change together, once the page's code has come.
 * Until then the page before stays.
 */
export function createRouter(givenRoutes: readonly Route[], history: History): Router {
  const routes = copyOf(givenRoutes);
  const listeners = new Set<() => void>();
  let state: RouterState = {
    location: history.location,
    historyAction: NavigationType.Pop,
    page: undefined,
    isOpening: false,
    blocked: undefined,
  };
  let shouldBlock: ShouldBlock | undefined;
  /** Counts what was opened, by which code that comes too late is known. */
  let turn = 0;
  /** How far the browser stands from the entry that is shown. */
  let distance = 0;
  /** By how much it was sent back there; until it has arrived, 0 afterwards. */
  let wayBack = 0;
  let onceBack: (() => void) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isAgreed = false;
  let markReady: () => void;
  const ready = new Promise<void>((resolve) => (markReady = resolve));

  const update = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };

  // Whatever is given, this is a path of the portal: '//elsewhere' too.
  const pathTo = (to: To) => resolvePath(to, state.location.pathname);

  const locationOf = (to: To, locationState: unknown): Location => ({
    ...history.encodeLocation(pathTo(to)),
    state: locationState ?? null,
    key: Math.random().toString(36).slice(2, 10),
  });

  const routesOf = (location: Location): readonly Route[] => {
    // Another entry of the same address, as each step of the registration is, need not be looked up.
    if (state.page && location.pathname === state.location.pathname) return state.page.routes;
    return (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  };

  const open = async (location: Location, historyAction: NavigationType): Promise<void> => {
    const ownTurn = ++turn;
    const matched = routesOf(location);
    const redirectTo = matched.at(-1)?.redirectTo;
    if (redirectTo !== undefined) return open(locationOf(redirectTo, null), NavigationType.Replace);
    let page: Page = { routes: matched };
    if (matched.some(({ lazy }) => lazy)) {
      update({ isOpening: true });
      page = await fetchCode(matched);
      if (ownTurn !== turn) return;
    }
    if (historyAction === NavigationType.Replace) history.replace(location);
    if (historyAction === NavigationType.Push) {
      history.push(location);
      // What lay ahead is gone, the entry that was shown too.
      wayBack = 0;
    }
    distance = 0;
    onceBack = undefined;
    update({ location, historyAction, page, isOpening: false, blocked: undefined });
    markReady();
  };

  const isBlocked = (nextLocation: Location, proceed: () => void): boolean => {
    if (!shouldBlock?.({ currentLocation: state.location, nextLocation })) return false;
    // The page that was agreed to before, and is still loading, must not come while this is asked.
    turn += 1;
    const answer = () => {
      // A second click comes before the question is gone from the screen.
      const isFirst = state.blocked === blocked;
      if (isFirst) update({ blocked: undefined });
      return isFirst;
    };
    const blocked: Blocked = {
      proceed: () => answer() && proceed(),
      reset: answer,
    };
    update({ isOpening: false, blocked });
    return true;
  };

  const navigate: Router['navigate'] = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to);
    const location = locationOf(to, options.state);
    const go = () => open(location, options.replace ? NavigationType.Replace : NavigationType.Push);
    if (!isBlocked(location, () => void go())) await go();
  };

  /** Sends the browser back to the entry that is shown, as often as it takes. */
  const goBack = () => {
    clearTimeout(retry);
    wayBack = -distance;
    if (wayBack) history.go(wayBack);
    else onceBack?.();
  };

  // Back and Forward: the browser has moved already.
  history.listen(({ location, delta }) => {
    distance += delta ?? 0;
    if (wayBack) {
      if (delta === wayBack) return goBack();
      // Back was pressed again meanwhile. The browser is yet to arrive, or has dropped what it was told.
      clearTimeout(retry);
      retry = setTimeout(goBack, retryMs);
      return;
    }
    const isAsked = !isAgreed;
    isAgreed = false;
    const goAgain = () => {
      onceBack = undefined;
      isAgreed = true;
      history.go(delta ?? 0);
    };
    const proceed = () => {
      if (wayBack) onceBack = goAgain;
      else goAgain();
    };
    if (delta && isAsked && isBlocked(location, proceed)) goBack();
    // A copy, so that coming back to an entry is a change, also in the memory's history.
    else void open({ ...location }, NavigationType.Pop);
  });

  void open(history.location, NavigationType.Pop);

  return {
    get state() {
      return state;
    },
    ready,
    createHref: (to) => history.createHref(pathTo(to)),
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(ask) {
      shouldBlock = ask;
      return () => {
        if (shouldBlock !== ask) return;
        shouldBlock = undefined;
        if (state.blocked) state.blocked.reset();
      };
    },
  };
}
