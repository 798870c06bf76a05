import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { pageHeaders } from '../pages/page.ts';
import { change, type Routes, type SignIn } from './context.ts';
import { handleErrors, SignInError } from './errors.ts';
import { factorRoutes } from './factors.ts';
import { mailRoutes } from './mailRoutes.ts';
import { oauthRoutes } from './oauth.ts';
import { queryText } from './request.ts';
import { socialProviders } from './settings.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { userRoutes } from './userRoutes.ts';

/** Paths without an API key: mails and pages link to them, and token libraries fetch the key set. */
const openPaths = [
  '/verify',
  '/authorize',
  '/callback',
  '/stub-provider',
  '/.well-known/jwks.json',
];

/** Checks the API key like the gateway of a hosted project, and adds headers to every response. */
function addGateway(app: FastifyInstance, { settings }: SignIn, prefix: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(pageHeaders);
    const path = request.url.slice(prefix.length).split('?', 1)[0] ?? '';
    if (openPaths.includes(path)) return undefined;
    const key = String(request.headers['apikey'] ?? queryText(request, 'apikey'));
    if (key === settings.publishableKey || key === settings.secretKey) return undefined;
    const message = key === '' ? 'No API key found in request' : 'Invalid API key';
    return reply.status(401).send({ message });
  });
}

/** The routes that need no session: key set, settings and health. */
const discoveryRoutes: Routes = {
  'GET /.well-known/jwks.json': ({ signingKey, reply }) => {
    void reply.header('cache-control', 'public, max-age=600');
    return { keys: [signingKey.publicJwk] };
  },
  'GET /settings': ({ settings }) => ({
    external: {
      ...Object.fromEntries(
        socialProviders.map((name) => [name, settings.stubProviders.includes(name)]),
      ),
      email: true,
      phone: false,
      anonymous_users: false,
    },
    disable_signup: false,
    mailer_autoconfirm: false,
    sms_provider: '',
  }),
  'GET /health': () => ({ name: 'GoTrue', version: 'sandbox' }),
};

const routes: Routes = {
  ...discoveryRoutes,
  ...mailRoutes,
  ...tokenRoutes,
  ...userRoutes,
  ...factorRoutes,
  ...oauthRoutes,
};

/**
 * Returns the plugin of the sign-in service, which answers the calls of Supabase Auth that the portal,
 * the service and the doctor make. Register it under `/auth/v1`.
 */
export function signInService(
  signIn: SignIn,
  onError: (error: unknown) => void = () => undefined,
): FastifyPluginCallback<{ prefix: string }> {
  return (app, { prefix }, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_request: unknown, text: string) => JSON.parse(text || '{}') as unknown,
    );
    handleErrors(app, onError);
    addGateway(app, signIn, prefix);
    for (const [name, answer] of Object.entries(routes)) {
      const [method = '', url = ''] = name.split(' ');
      app.route({
        method,
        url,
        handler: (request, reply) =>
          change(signIn, async (inner) => answer({ ...inner, request, reply })),
      });
    }
    // A route, not a handler for unknown paths: the portal's pages answer all other paths.
    app.all('/*', () => {
      throw new SignInError(404, 'not_found', 'Not found');
    });
    done();
  };
}
