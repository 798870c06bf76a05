import { providerName } from '@bank-bonuses/product/providers';

type Describe = (name: string) => string;

const unknown: Describe = (name) =>
  `Something went wrong while logging you in with ${name}. Please try again, or log in with your email address and password.`;
const tooLate: Describe = (name) => `Logging in with ${name} took too long. Please try again.`;
const used: Describe = (name) =>
  `This link from ${name} has already been used. If you are not logged in now, please try again.`;
const otherBrowser: Describe = (name) =>
  `This link from ${name} has already been used, or was started in another browser. If you are not logged in now, please try again.`;
const off: Describe = (name) =>
  `You cannot continue with ${name} right now. Please log in with your email address and password.`;
const unproved: Describe = (name) =>
  `Your email address at ${name} is not confirmed yet. Confirm it with the link in our email or with ${name}, then try again.`;

/**
 * Texts by error code of the provider or the sign-in service. A `Map`, because a code in the URL
 * could name an inherited property of an object, such as `constructor`.
 */
const texts = new Map<string, Describe>([
  ['access_denied', (name) => `Logging in with ${name} was cancelled. Nothing has changed.`],
  ['flow_state_expired', tooLate],
  ['bad_oauth_state', tooLate],
  ['flow_state_not_found', used],
  ['flow_state_already_used', used],
  ['bad_code_verifier', otherBrowser],
  ['pkce_code_verifier_not_found', otherBrowser],
  ['provider_disabled', off],
  ['oauth_provider_not_supported', off],
  ['validation_failed', off],
  ['provider_email_needs_verification', unproved],
]);

/** Returns the reason why a visitor who returned from a provider is not signed in. */
export const providerFailureText = (provider: string, errorCode: string): string =>
  (texts.get(errorCode) ?? unknown)(providerName(provider));
