import { invalid } from '../http/errors.ts';
import type { SignInSettings } from '../settings.ts';

const socialProviders =
  'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom'.split(
    ' ',
  );

type ProviderSettings = Pick<SignInSettings, 'stubProviders'>;

/**
 * Returns the name of every provider that GoTrue supports, with whether this project has turned it
 * on.
 */
export function providerSwitches({ stubProviders }: ProviderSettings): Record<string, boolean> {
  return Object.fromEntries(socialProviders.map((name) => [name, stubProviders.includes(name)]));
}

/** Returns the provider that a request names. Throws if it is unknown or turned off. */
export function requireProvider(wish: string, settings: ProviderSettings): string {
  const name = wish.toLowerCase();
  if (!socialProviders.includes(name)) {
    throw invalid(`Unsupported provider: Provider ${name.slice(0, 40)} could not be found`);
  }
  if (!settings.stubProviders.includes(name)) {
    throw invalid('Unsupported provider: provider is not enabled');
  }
  return name;
}
