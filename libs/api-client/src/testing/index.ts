// Every export is listed by name.
export { mockFailures } from './mockFailures.ts';
export type { MockFailure } from './mockFailures.ts';
export { fixtures } from './fixtures/index.ts';
export { handlers, mockApi } from './mockApi.ts';
