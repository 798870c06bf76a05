export { accountsRoutes } from './routes.tsx';
