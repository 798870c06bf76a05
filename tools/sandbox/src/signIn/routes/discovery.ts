import type { FastifyInstance } from 'fastify';
import { queryText } from '../http/body.ts';
import type { SignInContext } from '../context.ts';
import { invalid } from '../http/errors.ts';

const socialProviders =
  'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom'.split(
    ' ',
  );

const settings = {
  external: {
    anonymous_users: false,
    ...Object.fromEntries(socialProviders.map((name) => [name, false])),
    email: true,
    phone: false,
  },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  saml_private_key_next_configured: false,
  passkeys_enabled: false,
};

const health = {
  version: 'v2.196.0',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
};

/** What needs no session: keys, settings, health, and the error of social sign-in. */
export function discoveryRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .send({ keys: [context.signingKey.publicJwk] }),
  );
  app.get('/settings', () => settings);
  app.get('/health', () => health);
  app.get('/authorize', (request) => {
    const provider = queryText(request, 'provider');
    if (socialProviders.includes(provider)) {
      throw invalid('Unsupported provider: provider is not enabled');
    }
    throw invalid(`Unsupported provider: Provider ${provider.slice(0, 40)} could not be found`);
  });
}
