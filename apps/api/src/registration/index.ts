export { reportDrafts } from './agreementVersions.ts';
export { releaseClaims } from './claims/intents.ts';
export { registrationDefaults } from './registrationDefaults.ts';
export type { RegistrationBounds } from './registrationDefaults.ts';
export { registrationEndpoint } from './registrationEndpoint.ts';
export type { RegistrationEndpoint } from './registrationEndpoint.ts';
