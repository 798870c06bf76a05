export { settingsRoutes } from './routes.tsx';
