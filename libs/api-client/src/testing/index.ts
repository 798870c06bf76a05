// Every export is listed by name.
export { faults } from './faults.ts';
export type { Fault } from './faults.ts';
export { fixtures } from './fixtures/index.ts';
export { handlers, mockApi } from './mockApi.ts';
