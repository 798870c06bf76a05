export { registrationRoutes } from './routes.tsx';
