export { bonusesRoutes } from './routes.tsx';
