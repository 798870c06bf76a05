export { releaseClaims } from './claims/intents.ts';
export { registerRoute } from './registerRoute.ts';
export type { RegistrationLimits } from './registrationLimits.ts';
