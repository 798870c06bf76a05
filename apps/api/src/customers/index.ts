export { authenticateCustomer } from './authenticateCustomer.ts';
export { profileRoutes } from './profileRoutes.ts';
export { readRoutes } from './readRoutes.ts';
