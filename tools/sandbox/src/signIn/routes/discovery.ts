import type { FastifyInstance } from 'fastify';
import { keysInUse } from '../sessions/accessTokens.ts';
import type { SignInContext } from '../context.ts';
import { providerSwitches } from '../oauth/providers.ts';

const settings = {
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

/** Registers the endpoints that need no session: key set, settings and health. */
export function discoveryRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .send({ keys: keysInUse(context).map(({ publicJwk }) => publicJwk) }),
  );
  app.get('/settings', () => ({
    external: {
      anonymous_users: false,
      ...providerSwitches(context.settings),
      email: true,
      phone: false,
    },
    ...settings,
  }));
  app.get('/health', () => health);
}
