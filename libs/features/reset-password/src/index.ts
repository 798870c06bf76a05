export { resetPasswordRoutes } from './routes.tsx';
