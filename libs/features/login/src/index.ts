export { loginRoutes } from './routes.tsx';
