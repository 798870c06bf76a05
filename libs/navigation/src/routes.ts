import type { ComponentType, ReactNode } from 'react';

/** What a route may fetch when its page is wanted, in place of having it from the start. */
export interface RouteCode {
  Component?: ComponentType;
  element?: ReactNode;
  /** Shown in the place of the route when it, or something inside that has none, fails. */
  ErrorBoundary?: ComponentType;
  /** What the shell should know of the page. */
  handle?: unknown;
}

/** A page, or what stands around the pages below it. */
export interface Route extends RouteCode {
  path?: string;
  /** Fetches what is missing before the page is drawn; asked again when it failed. */
  lazy?: () => Promise<RouteCode>;
  /** Leads to another page instead, before anything is drawn. */
  redirectTo?: string;
  children?: Route[];
}

/** The routes that an address has led to, outermost first, with their code. */
export interface Page {
  routes: readonly Route[];
  /** Why the code of one could not be fetched, and the route that shows it. */
  failure?: { error: unknown; shownBy: Route | undefined };
}
