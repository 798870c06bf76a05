// The history that React Router's own routers stand on. Its names say that any version may change it, which is why
// this package asks for exactly one version.
export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router';
