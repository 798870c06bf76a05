export { createService } from './service.ts';
