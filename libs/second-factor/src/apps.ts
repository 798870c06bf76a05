export { shownName } from './appNames.ts';
export { codeError } from './codeError.ts';
export { renewSession } from './sessionUpdates.ts';
export { toSecurityError, type SecurityError } from './securityError.ts';
