export { createService } from './service.ts';
export type { ServiceLimits, ServiceOptions } from './serviceOptions.ts';
