import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import { sameText } from '../digests.ts';
import { AuthApiError } from '../http/errors.ts';
import { authenticate, readBearer } from '../sessions/accessTokens.ts';

type Guard = (context: SignInContext, request: FastifyRequest) => unknown;

/** Throws unless the request has the secret key. */
export async function requireAdmin(context: SignInContext, request: FastifyRequest): Promise<void> {
  if (sameText(readBearer(request), context.settings.secretKey)) return;
  await authenticate(context, request);
  throw new AuthApiError(403, 'not_admin', 'User not allowed');
}

interface Feature {
  routes: string[];
  /**
   * The check (for example of the session) that Supabase does before it responds that the feature
   * is disabled.
   */
  guard?: Guard;
  refuse: (request: FastifyRequest) => AuthApiError;
}

const notFound = (code: string, message: string) => () => new AuthApiError(404, code, message);
const unprocessable = (code: string, message: string) => () => new AuthApiError(422, code, message);
const oauthServer = notFound('feature_disabled', 'OAuth server is disabled');
const passkeys = notFound('passkey_disabled', 'Passkeys are disabled');

const features: Feature[] = [
  {
    routes: ['POST /magiclink'],
    refuse: unprocessable('otp_disabled', 'Signups not allowed for otp'),
  },
  {
    routes: ['POST /sso', 'GET /sso/saml/metadata', 'POST /sso/saml/acs'],
    refuse: notFound('saml_provider_disabled', 'SAML 2.0 is disabled'),
  },
  {
    routes: [
      'POST /passkeys/authentication/options',
      'POST /passkeys/authentication/verify',
      'POST /passkeys/registration/options',
      'POST /passkeys/registration/verify',
      'GET /passkeys',
      'PATCH /passkeys/:id',
      'DELETE /passkeys/:id',
    ],
    refuse: passkeys,
  },
  {
    routes: ['GET /factors/recovery-codes', 'DELETE /factors/recovery-codes'],
    guard: authenticate,
    refuse: notFound('mfa_factor_not_found', 'The user has not enrolled recovery codes'),
  },
  {
    routes: ['POST /factors/recovery-codes', 'POST /factors/recovery-codes/regenerate'],
    guard: authenticate,
    refuse: unprocessable(
      'mfa_recovery_codes_enroll_not_enabled',
      'MFA enroll is disabled for recovery codes',
    ),
  },
  {
    routes: ['POST /factors/recovery-codes/verify'],
    guard: authenticate,
    refuse: unprocessable(
      'mfa_recovery_codes_verify_not_enabled',
      'MFA verification is disabled for recovery codes',
    ),
  },
  {
    routes: ['GET /user/oauth/grants', 'DELETE /user/oauth/grants'],
    guard: authenticate,
    refuse: oauthServer,
  },
  {
    routes: [
      'GET /oauth/authorize',
      'POST /oauth/token',
      'GET /oauth/userinfo',
      'POST /oauth/clients/register',
      'GET /oauth/authorizations/:id',
      'POST /oauth/authorizations/:id/consent',
      'GET /.well-known/oauth-authorization-server',
      'GET /.well-known/openid-configuration',
    ],
    refuse: oauthServer,
  },
  {
    routes: [
      'GET /admin/oauth/clients',
      'POST /admin/oauth/clients',
      'GET /admin/oauth/clients/:id',
      'PUT /admin/oauth/clients/:id',
      'DELETE /admin/oauth/clients/:id',
      'POST /admin/oauth/clients/:id/regenerate_secret',
    ],
    guard: requireAdmin,
    refuse: oauthServer,
  },
  {
    routes: [
      'GET /admin/custom-providers',
      'POST /admin/custom-providers',
      'GET /admin/custom-providers/:id',
      'PUT /admin/custom-providers/:id',
      'DELETE /admin/custom-providers/:id',
    ],
    guard: requireAdmin,
    refuse: notFound('feature_disabled', 'Custom OAuth providers are disabled'),
  },
  {
    routes: ['GET /admin/users/:id/passkeys', 'DELETE /admin/users/:id/passkeys/:passkey'],
    guard: requireAdmin,
    refuse: passkeys,
  },
  {
    routes: [
      'POST /invite',
      'POST /admin/generate_link',
      'GET /admin/audit',
      'GET /admin/users',
      'POST /admin/users',
      'PUT /admin/users/:id',
      'DELETE /admin/users/:id',
      'GET /admin/sso/providers',
      'POST /admin/sso/providers',
      'GET /admin/sso/providers/:id',
      'PUT /admin/sso/providers/:id',
      'DELETE /admin/sso/providers/:id',
    ],
    guard: requireAdmin,
    refuse: notFound('feature_disabled', 'This part of the admin API is disabled'),
  },
];

/**
 * Registers the routes of GoTrue features that this service does not support. They respond as if
 * the feature were disabled.
 */
export function switchedOffRoutes(app: FastifyInstance, context: SignInContext): void {
  for (const { routes, guard, refuse } of features) {
    for (const route of routes) {
      const [method = '', url = ''] = route.split(' ');
      app.route({
        method,
        url,
        exposeHeadRoute: false,
        handler: async (request) => {
          await guard?.(context, request);
          throw refuse(request);
        },
      });
    }
  }
}
