export { NavigationType, type InitialEntry, type Location } from 'react-router';
export {
  createRouter,
  type Blocked,
  type NavigateOptions,
  type Page,
  type Route,
  type RouteCode,
  type Router,
  type RouterState,
  type ShouldBlock,
} from './createRouter.ts';
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
