/**
 * The providers that a deployment may offer beside the password: the sign-in service's name of each, and what people
 * call it. `AUTH_PROVIDERS` may name these.
 */
export const providerNames: Readonly<Record<string, string>> = {
  apple: 'Apple',
  azure: 'Microsoft',
  bitbucket: 'Bitbucket',
  discord: 'Discord',
  facebook: 'Facebook',
  figma: 'Figma',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  kakao: 'Kakao',
  keycloak: 'Keycloak',
  linkedin_oidc: 'LinkedIn',
  notion: 'Notion',
  slack_oidc: 'Slack',
  spotify: 'Spotify',
  twitch: 'Twitch',
  twitter: 'Twitter',
  workos: 'WorkOS',
  x: 'X',
  zoom: 'Zoom',
};

/** Returns a provider's display name. An unknown name, for example from a URL, is not shown. */
export const providerName = (provider: string): string =>
  (Object.hasOwn(providerNames, provider) && providerNames[provider]) || 'another provider';
