export { loadLogin, loginRoutes } from './routes.tsx';
