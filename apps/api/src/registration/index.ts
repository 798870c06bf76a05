export { releaseClaims } from './claims/intents.ts';
export { registrationEndpoint } from './registrationEndpoint.ts';
export type { RegistrationEndpoint } from './registrationEndpoint.ts';
export { rateLimitDefaults } from './rateLimitDefaults.ts';
export type { RegistrationRateLimits } from './rateLimitDefaults.ts';
export { defaultTimeouts } from './registrationTimeouts.ts';
export type { RegistrationTimeouts } from './registrationTimeouts.ts';
