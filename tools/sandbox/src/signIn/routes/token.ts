import type { FastifyInstance } from 'fastify';
import { Body, queryText } from '../http/body.ts';
import type { SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { weaknessOf } from '../passwords/passwordRules.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { tokenResponse } from '../sessions/sessions.ts';
import { passwordGrant } from './passwordGrant.ts';
import { pkceGrant } from './pkceGrant.ts';

const issuers: Record<string, string> = {
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
};

/**
 * Returns the error for a disabled provider. As in GoTrue, the message contains the issuer if the
 * provider is known.
 */
function providerDisabled(provider: string): AuthApiError {
  const issuer = Object.hasOwn(issuers, provider) ? ` (issuer "${issuers[provider] ?? ''}")` : '';
  return new AuthApiError(400, 'provider_disabled', `Provider${issuer} is not enabled`);
}

export function tokenRoutes(app: FastifyInstance, context: SignInContext): void {
  app.post('/token', async (request, reply) => {
    switch (queryText(request, 'grant_type')) {
      case 'password': {
        const body = new Body(request);
        const proved = { password: body.text('password'), email: body.text('email') };
        // Checks the password's strength at sign-in too, because the rules may have become stricter
        // since it was set.
        return {
          ...(await tokenResponse(context, await passwordGrant(context, request, reply))),
          weak_password: weaknessOf(proved, context.settings) ?? null,
        };
      }
      case 'pkce': {
        const { session, tokens } = await pkceGrant(context, request, reply);
        return { ...(await tokenResponse(context, session)), ...tokens };
      }
      case 'refresh_token':
        return tokenResponse(
          context,
          await refreshSession(context, new Body(request).text('refresh_token')),
        );
      case 'id_token':
        throw providerDisabled(new Body(request).text('provider'));
      case 'web3':
        throw new AuthApiError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
      default:
        throw new AuthApiError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });
}
