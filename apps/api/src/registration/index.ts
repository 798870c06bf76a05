export { reportDrafts } from './agreementVersions.ts';
export { registrationDefaults } from './registrationDefaults.ts';
export type { RegistrationBounds } from './registrationDefaults.ts';
export { registrationEndpoint } from './registrationEndpoint.ts';
