export { NavigationType, type InitialEntry, type Location } from 'react-router';
export {
  createRouter,
  type Blocked,
  type NavigateOptions,
  type Router,
  type RouterState,
  type ShouldBlock,
} from './createRouter.ts';
export type { Page, Route, RouteCode } from './routes.ts';
export { createBrowserHistory, createMemoryHistory } from './history.ts';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './Link.tsx';
export {
  Outlet,
  Pages,
  useBlocker,
  useIsOpening,
  useLocation,
  useMatchedRoutes,
  useNavigate,
  useNavigationType,
  useRouteError,
  type PagesProps,
} from './Pages.tsx';
