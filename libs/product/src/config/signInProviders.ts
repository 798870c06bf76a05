/**
 * Display names of the providers that a deployment may offer beside the password, by the sign-in
 * service's identifier. `AUTH_PROVIDERS` may contain these identifiers.
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

/**
 * Returns a provider's display name, or 'another provider' for an unknown name, which may come from
 * a URL and is not shown.
 */
export const providerName = (provider: string): string =>
  (Object.hasOwn(providerNames, provider) && providerNames[provider]) || 'another provider';
