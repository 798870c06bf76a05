import { invalid } from '../http/errors.ts';
import type { SignInSettings } from '../settings.ts';

const socialProviders =
  'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom'.split(
    ' ',
  );

type ProviderSettings = Pick<SignInSettings, 'stubProviders'>;

/** Every provider that the original knows, and whether it is on. */
export function providerSwitches({ stubProviders }: ProviderSettings): Record<string, boolean> {
  return Object.fromEntries(socialProviders.map((name) => [name, stubProviders.includes(name)]));
}

/** The provider that a request names. */
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
